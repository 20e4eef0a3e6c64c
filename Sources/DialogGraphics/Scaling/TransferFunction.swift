import Glibc

/// What samples mean, as numbers of 0...1 that can be averaged.
struct TransferFunction {
  /// The number for each sample.
  let values: [Double]

  /// How samples follow from light.
  enum Encoding: Hashable {
    /// As light does: they are averaged as they are.
    case none
    /// By the curve of sRGB; IEC 61966-2-1.
    case sRGB
    /// By a power of it, less than 1 for most.
    case power(Double)
  }

  private let encoding: Encoding
  private let maximum: Double

  /// - Parameters:
  ///   - encoding: How samples follow from what is averaged.
  ///   - maximum: The sample that means 1.
  init(_ encoding: Encoding, maximum: Double) {
    self.maximum = maximum
    self.encoding = encoding
    values = (0...Int(maximum)).map { sample in
      let value = Double(sample) / maximum
      switch encoding {
      case .none: return value
      case .sRGB: return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      case .power(let exponent): return pow(value, 1 / exponent)
      }
    }
  }

  /// The sample nearest to a number, which may lie outside 0...1.
  func encoded(_ value: Double) -> Double {
    guard value > 0, value < 1 else { return rounded(value) }
    switch encoding {
    case .none: return rounded(value)
    case .sRGB:
      return rounded(value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055)
    case .power(let exponent): return rounded(pow(value, exponent))
    }
  }

  /// The same without the encoding, as for alpha; halves are rounded up.
  func rounded(_ value: Double) -> Double {
    (min(1, max(0, value)) * maximum + 0.5).rounded(.down)
  }
}
