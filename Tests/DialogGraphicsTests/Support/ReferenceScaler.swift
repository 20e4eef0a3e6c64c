import DialogGraphics
import Glibc

/// Scaling as the books have it, in double precision and without a thought for speed: each result
/// pixel is the weighted mean of the source pixels within reach.
struct ReferenceScaler {
  /// A result pixel before rounding: straight, as encoded, each sample 0...1.
  typealias Color = SIMD4<Double>

  let filter: ResamplingFilter
  var light = Resampling.Light.encoded

  /// Scales straight samples of 0...`maximum`.
  func scale(
    _ samples: [Double], maximum: Double, from source: (width: Int, height: Int),
    to target: (width: Int, height: Int)
  ) -> [Color] {
    let pixels = stride(from: 0, to: samples.count, by: 4).map { start in
      let alpha = samples[start + 3] / maximum
      let color = (0..<3).map { decoded(samples[start + $0] / maximum) * alpha }
      return Color(color[0], color[1], color[2], alpha)
    }
    let columns = (0..<target.width).map { taps(source.width, target.width, $0) }
    let rows = (0..<target.height).map { taps(source.height, target.height, $0) }
    let narrow = (0..<source.height).flatMap { y in
      columns.map { mean($0) { pixels[y * source.width + $0] } }
    }
    return rows.flatMap { row in
      (0..<target.width).map { x in straight(mean(row) { narrow[$0 * target.width + x] }) }
    }
  }

  private func mean(_ taps: [(Int, Double)], of pixel: (Int) -> Color) -> Color {
    var (sum, total) = (Color.zero, 0.0)
    for (place, weight) in taps {
      sum += pixel(place) * weight
      total += weight
    }
    return sum / total
  }

  func scale(_ source: Bitmap, _ width: Int, _ height: Int) -> [Color] {
    scale(
      source.pixels.map(Double.init), maximum: 255, from: (source.width, source.height),
      to: (width, height))
  }

  private func straight(_ sum: Color) -> Color {
    guard sum.w > 0 else { return .zero }
    let color = (0..<3).map { encoded(min(1, max(0, sum[$0] / sum.w))) }
    return Color(color[0], color[1], color[2], min(1, sum.w))
  }

  private func taps(_ source: Int, _ target: Int, _ index: Int) -> [(Int, Double)] {
    let ratio = Double(source) / Double(target)
    let center = (Double(index) + 0.5) * ratio
    if filter == .box {
      // The part of each pixel between the two edges of the result pixel.
      let (left, right) = (center - ratio / 2, center + ratio / 2)
      return (0..<source).compactMap { pixel in
        let part = min(right, Double(pixel + 1)) - max(left, Double(pixel))
        return part > 1e-12 ? (pixel, part) : nil
      }
    }
    let stretch = max(1, ratio)
    return (0..<source).compactMap { pixel in
      let weight = curve(abs(Double(pixel) + 0.5 - center) / stretch)
      return weight == 0 ? nil : (pixel, weight)
    }
  }

  private func curve(_ x: Double) -> Double {
    switch filter {
    case .nearest, .box: 0
    case .triangle: max(0, 1 - x)
    case .catmullRom:
      x < 1 ? 1 + x * x * (1.5 * x - 2.5) : x < 2 ? 2 + x * (-4 + x * (2.5 - 0.5 * x)) : 0
    case .mitchell:
      x < 1
        ? (7 * x * x * x - 12 * x * x + 16 / 3.0) / 6
        : x < 2 ? (-7 / 3.0 * x * x * x + 12 * x * x - 20 * x + 32 / 3.0) / 6 : 0
    case .lanczos2: x < 2 ? sinc(x) * sinc(x / 2) : 0
    case .lanczos3: x < 3 ? sinc(x) * sinc(x / 3) : 0
    }
  }

  private func sinc(_ x: Double) -> Double { x == 0 ? 1 : sin(.pi * x) / (.pi * x) }

  private func decoded(_ value: Double) -> Double {
    light == .encoded || value <= 0.04045
      ? (light == .encoded ? value : value / 12.92) : pow((value + 0.055) / 1.055, 2.4)
  }

  private func encoded(_ value: Double) -> Double {
    light == .encoded || value <= 0.0031308
      ? (light == .encoded ? value : value * 12.92) : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}

/// How far samples are from a reference, in steps of their depth.
enum LargestError {
  /// Colour counts by its alpha, as it does for the eye.
  static func weighted(
    _ samples: [some BinaryInteger], maximum: Double, from expected: [ReferenceScaler.Color]
  ) -> Double {
    largest(samples, maximum, expected) { found, expected in
      let found = found * SIMD4(found.w, found.w, found.w, 1)
      return found - expected * SIMD4(expected.w, expected.w, expected.w, 1)
    }
  }

  /// Colour counts as it is, wherever it can be seen.
  static func straight(
    _ samples: [some BinaryInteger], maximum: Double, from expected: [ReferenceScaler.Color]
  ) -> Double {
    largest(samples, maximum, expected) { found, expected in
      found.w == 0 ? SIMD4(0, 0, 0, expected.w) : found - expected
    }
  }

  private static func largest(
    _ samples: [some BinaryInteger], _ maximum: Double, _ expected: [ReferenceScaler.Color],
    _ difference: (ReferenceScaler.Color, ReferenceScaler.Color) -> ReferenceScaler.Color
  ) -> Double {
    guard samples.count == expected.count * 4 else { return .infinity }
    return expected.enumerated().reduce(0) { worst, pixel in
      let start = pixel.offset * 4
      let found = SIMD4(
        Double(samples[start]), Double(samples[start + 1]), Double(samples[start + 2]),
        Double(samples[start + 3]))
      let error = difference(found / maximum, pixel.element) * maximum
      return max(worst, error.max(), -error.min())
    }
  }
}
