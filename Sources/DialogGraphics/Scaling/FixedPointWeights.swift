import CResample

/// Resampling weights as the inner loops want them: integers, two for each pair of pixels.
struct FixedPointWeights: Sendable {
  /// One for each result pixel that is kept, counted in pairs.
  let windows: [CResampleWindow]

  /// The weights of all windows, one after the other.
  ///
  /// Those of a window sum to 1 << `shift`, the last source pixel's times its coverage.
  let weights: [Int16]

  /// By how many bits a weight is shifted to the left.
  let shift: UInt32

  /// The pairs of the widest window.
  let span: Int

  /// Weights are rounded by half of 1 << 16 at worst, which in both directions and on the worst of
  /// pictures makes less than half a step of 255; the other half is for the last rounding.
  private static let mostInWindow = 448

  /// The most that a sum of products can hold is 14 bits of sample, 16 of weight, the sign, and
  /// what a filter overshoots.
  private static let shifts: [UInt32] = [16, 15, 14]

  /// The first pair that any window has.
  let first: Int

  /// Rounds weights; `nil` where they are too many, or too large.
  init?(_ exact: ResamplingWeights) {
    let largest = exact.weights.reduce(0) { max($0, abs($1)) }
    // Some room is left for what rounding adds to the largest.
    let most = Double(Int16.max) - 64
    guard let shift = Self.shifts.first(where: { largest * Double(1 << $0) <= most }),
      exact.windows.allSatisfy({ $0.source.count <= Self.mostInWindow })
    else { return nil }
    var windows: [CResampleWindow] = []
    var weights: [Int16] = []
    windows.reserveCapacity(exact.windows.count)
    weights.reserveCapacity(exact.weights.count + 2 * exact.windows.count)
    for window in exact.windows {
      let own = exact.weights[window.offset..<window.offset + window.source.count]
      let coverage = window.source.upperBound == exact.count ? exact.lastCoverage : 1
      let rounded = Self.rounded(Array(own), shift: shift, lastCoverage: coverage)
      let first = window.source.lowerBound / 2
      windows.append(
        CResampleWindow(
          first: UInt32(first), count: UInt32((window.source.upperBound + 1) / 2 - first),
          weights: UInt32(weights.count)))
      if window.source.lowerBound % 2 == 1 { weights.append(0) }
      weights += rounded
      if window.source.upperBound % 2 == 1 { weights.append(0) }
    }
    self.windows = windows
    self.weights = weights
    self.shift = shift
    first = exact.first / 2
    span = windows.reduce(0) { max($0, Int($1.count)) }
  }

  /// What rounding left over goes to the largest.
  private static func rounded(
    _ exact: [Double], shift: UInt32, lastCoverage: Double
  ) -> [Int16] {
    let one = Double(1 << shift)
    var rounded = exact.map { ($0 * one).rounded() }
    let sum = rounded.reduce(0, +) - (rounded.last ?? 0) * (1 - lastCoverage)
    if let largest = rounded.indices.max(by: { rounded[$0] < rounded[$1] }) {
      rounded[largest] += (one - sum).rounded()
    }
    return rounded.map { Int16($0) }
  }
}
