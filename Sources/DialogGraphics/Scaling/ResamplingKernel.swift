import Glibc

/// The curve behind a ``ResamplingFilter``.
struct ResamplingKernel: Sendable {
  /// The distance beyond which it is 0.
  ///
  /// One is the distance of two pixels, of the source when growing, of the result when shrinking.
  let support: Double

  /// Whether it follows the size of a result pixel when growing too, where others stay as they are.
  let alwaysStretches: Bool

  /// The value for a source pixel of this width at this distance; values need not sum to one.
  let weight: @Sendable (_ distance: Double, _ width: Double) -> Double

  /// The curve of a filter, or `nil` where none is needed.
  init?(_ filter: ResamplingFilter) {
    switch filter {
    case .nearest: return nil
    case .box: self = .box
    case .triangle: self = .curve(support: 1) { 1 - $0 }
    case .catmullRom: self = .cubic(b: 0, c: 0.5)
    case .mitchell: self = .cubic(b: 1 / 3.0, c: 1 / 3.0)
    case .lanczos2: self = .lanczos(lobes: 2)
    case .lanczos3: self = .lanczos(lobes: 3)
    }
  }

  /// How much wider than itself it is laid over the source.
  ///
  /// - Parameter ratio: The source's side over the result's.
  /// - Returns: The factor.
  func stretch(for ratio: Double) -> Double { alwaysStretches ? ratio : max(1, ratio) }

  private init(
    support: Double, alwaysStretches: Bool = false,
    weight: @escaping @Sendable (_ distance: Double, _ width: Double) -> Double
  ) {
    self.support = support
    self.alwaysStretches = alwaysStretches
    self.weight = weight
  }

  /// How much of a source pixel lies under the result pixel.
  private static let box = ResamplingKernel(support: 0.5, alwaysStretches: true) {
    max(0, min(0.5, $0 + $1 / 2) - max(-0.5, $0 - $1 / 2))
  }

  /// A curve of the distance alone, the same on both sides.
  private static func curve(
    support: Double, _ value: @escaping @Sendable (_ distance: Double) -> Double
  ) -> ResamplingKernel {
    ResamplingKernel(support: support) { distance, _ in
      abs(distance) < support ? value(abs(distance)) : 0
    }
  }

  /// The family of Mitchell and Netravali.
  private static func cubic(b: Double, c: Double) -> ResamplingKernel {
    curve(support: 2) { x in
      x < 1
        ? ((12 - 9 * b - 6 * c) * x * x * x + (-18 + 12 * b + 6 * c) * x * x + 6 - 2 * b) / 6
        : ((-b - 6 * c) * x * x * x + (6 * b + 30 * c) * x * x + (-12 * b - 48 * c) * x + 8 * b
          + 24 * c) / 6
    }
  }

  private static func lanczos(lobes: Double) -> ResamplingKernel {
    curve(support: lobes) { distance in
      guard distance != 0 else { return 1 }
      let angle = Double.pi * distance
      return lobes * sin(angle) * sin(angle / lobes) / (angle * angle)
    }
  }
}
