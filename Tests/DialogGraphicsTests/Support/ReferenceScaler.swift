import DialogGraphics
import Glibc

/// Lanczos3 as the books have it, in double precision and two dimensions at once, without a thought
/// for speed: each result pixel is the weighted mean of the source pixels within reach.
enum ReferenceScaler {
  /// A result pixel before rounding: straight colour, each sample 0...255.
  typealias Color = (red: Double, green: Double, blue: Double, alpha: Double)

  static func scale(_ source: Bitmap, _ width: Int, _ height: Int) -> [Color] {
    let columns = (0..<width).map { taps(Double(source.width), Double(width), $0) }
    let rows = (0..<height).map { taps(Double(source.height), Double(height), $0) }
    return rows.flatMap { row in columns.map { pixel(source, $0, row) } }
  }

  private static func pixel(
    _ source: Bitmap, _ columns: [(Int, Double)], _ rows: [(Int, Double)]
  ) -> Color {
    var sum = [0.0, 0.0, 0.0, 0.0]
    var total = 0.0
    for (y, down) in rows {
      for (x, across) in columns {
        let start = y * source.bytesPerRow + x * 4
        let alpha = Double(source.pixels[start + 3]) / 255
        for channel in 0..<3 {
          sum[channel] += down * across * alpha * Double(source.pixels[start + channel])
        }
        sum[3] += down * across * alpha
        total += down * across
      }
    }
    let alpha = sum[3] / total
    guard alpha > 0 else { return (0, 0, 0, 0) }
    let color = sum.map { clamped($0 / total / alpha) }
    return (color[0], color[1], color[2], clamped(alpha * 255))
  }

  private static func taps(_ source: Double, _ target: Double, _ index: Int) -> [(Int, Double)] {
    let center = (Double(index) + 0.5) * source / target - 0.5
    let stretch = source > target ? source / target : 1
    return (0..<Int(source)).compactMap { pixel in
      let distance = abs(Double(pixel) - center) / stretch
      return distance < 3 ? (pixel, sinc(distance) * sinc(distance / 3)) : nil
    }
  }

  private static func sinc(_ x: Double) -> Double {
    x == 0 ? 1 : sin(.pi * x) / (.pi * x)
  }

  private static func clamped(_ value: Double) -> Double { max(0, min(255, value)) }
}
