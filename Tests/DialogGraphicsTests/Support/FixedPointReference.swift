import CResample

@testable import DialogGraphics

/// The arithmetic of 14 bits, one number after the other: what every set of inner loops must give.
struct FixedPointReference {
  /// Premultiplied pixels; of a sample, one is 16383.
  private typealias Plane = [[SIMD4<Int32>]]

  let across: FixedPointWeights
  let down: FixedPointWeights
  var squareLevels = 0

  func scale(_ source: Bitmap) -> [UInt8] {
    var plane = Self.products(source)
    if squareLevels > 0 { plane = Self.squares(plane) }
    plane = plane.map { $0.map { $0 &>> 2 } }
    for _ in 1..<max(1, squareLevels) { plane = Self.squares(plane) }
    let narrow = plane.map { row in
      Self.sums(across, row).map { sum in
        let rounded = (sum &+ (1 << (across.shift - 1))) &>> Int32(across.shift)
        return rounded.clamped(
          lowerBound: SIMD4(repeating: -32768), upperBound: SIMD4(repeating: 32767))
      }
    }
    let columns = (0..<across.windows.count).map { x in
      Self.sums(down, narrow.map { $0[x] }).map { straight($0) }
    }
    return (0..<down.windows.count).flatMap { y in columns.flatMap { $0[y] } }
  }

  private static func products(_ source: Bitmap) -> Plane {
    (0..<source.height).map { y in
      (0..<source.width).map { x in
        let start = y * source.bytesPerRow + x * 4
        let pixel = source.pixels[start..<start + 4].map { UInt32($0) * 257 }
        let factors = [pixel[3], pixel[3], pixel[3], 65535]
        let products = zip(pixel, factors).map { Int32(($0 * $1) >> 16) }
        return SIMD4(products)
      }
    }
  }

  /// First one above the other, then side by side; halves up; beyond the edge all is 0.
  private static func squares(_ plane: Plane) -> Plane {
    let width = plane[0].count
    return stride(from: 0, to: plane.count, by: 2).map { y in
      func mean(_ x: Int) -> SIMD4<Int32> {
        guard x < width else { return .zero }
        return (plane[y][x] &+ (y + 1 < plane.count ? plane[y + 1][x] : .zero) &+ 1) &>> 1
      }
      return stride(from: 0, to: width, by: 2).map { (mean($0) &+ mean($0 + 1) &+ 1) &>> 1 }
    }
  }

  private static func sums(
    _ weights: FixedPointWeights, _ line: [SIMD4<Int32>]
  ) -> [SIMD4<Int32>] {
    weights.windows.map { window in
      (0..<Int(window.count) * 2).reduce(into: SIMD4<Int32>.zero) { sum, index in
        let place = Int(window.first) * 2 + index
        guard place < line.count else { return }
        sum &+= line[place] &* Int32(weights.weights[Int(window.weights) + index])
      }
    }
  }

  private func straight(_ sum: SIMD4<Int32>) -> [UInt8] {
    let unit = 255 / Float(16383 << down.shift)
    let opacity = Float(sum.w) * unit
    let quotient = opacity > 0.5 ? 255 / Float(sum.w) : 0
    return (0..<3).map { byte(Float(sum[$0]) * quotient) } + [byte(opacity)]
  }

  private func byte(_ value: Float) -> UInt8 {
    UInt8(min(255, max(0, value)).rounded(.toNearestOrEven))
  }
}
