import Glibc

/// What samples mean, as numbers of 0...1 that can be averaged.
struct TransferFunction {
  /// The number for each sample.
  let values: [Double]

  private let isLinear: Bool
  private let maximum: Double

  /// - Parameters:
  ///   - light: What is averaged.
  ///   - maximum: The sample that means 1.
  init(_ light: Resampling.Light, maximum: Double) {
    self.maximum = maximum
    isLinear = light == .linear
    let encoded = (0...Int(maximum)).map { Double($0) / maximum }
    values = isLinear ? encoded.map(Self.linear) : encoded
  }

  /// The sample nearest to a number, which may lie outside 0...1.
  func encoded(_ value: Double) -> Double {
    rounded(isLinear && value > 0 ? Self.gamma(min(1, value)) : value)
  }

  /// The same without the transfer function, as for alpha; halves are rounded up.
  func rounded(_ value: Double) -> Double {
    (min(1, max(0, value)) * maximum + 0.5).rounded(.down)
  }

  /// From sRGB to light; IEC 61966-2-1.
  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// From light to sRGB; IEC 61966-2-1.
  private static func gamma(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
