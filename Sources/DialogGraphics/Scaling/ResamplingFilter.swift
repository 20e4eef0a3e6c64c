import Glibc

/// A kernel that says how much a source pixel counts by its distance.
struct ResamplingFilter: Sendable {
  /// The distance beyond which the kernel is 0.
  ///
  /// One is the distance of two pixels, of the source when growing, of the result when shrinking.
  let support: Double

  /// The kernel; it need not sum to one.
  let weight: @Sendable (_ distance: Double) -> Double

  /// The sinc, windowed by its own middle lobe over three lobes on each side.
  ///
  /// C. E. Duchon, "Lanczos filtering in one and two dimensions", Journal of Applied Meteorology
  /// 18 (1979).
  static let lanczos3 = ResamplingFilter(support: 3) { distance in
    guard distance != 0 else { return 1 }
    let angle = Double.pi * distance
    return 3 * sin(angle) * sin(angle / 3) / (angle * angle)
  }
}
