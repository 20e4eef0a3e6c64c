import Synchronization

extension FixedPointWeights {
  private struct Key: Hashable {
    let axis: ScaleAxis
    let filter: ResamplingFilter
    let square: Int
  }

  /// The last ones used come first.
  ///
  /// Working them out takes as long as scaling a small icon does; a program scales to few sizes.
  private static let cache = Mutex<[(key: Key, weights: FixedPointWeights)]>([])

  /// The most weights that are kept, in all.
  private static let mostKept = 1 << 20

  /// The weights of a side, worked out or remembered; `nil` where 14 bits do not serve.
  static func cached(
    _ axis: ScaleAxis, filter: ResamplingFilter, kernel: ResamplingKernel, square: Int
  ) -> FixedPointWeights? {
    let key = Key(axis: axis, filter: filter, square: square)
    if let known = cache.withLock({ known(key, among: &$0) }) { return known }
    guard
      let made = FixedPointWeights(
        ResamplingWeights(axis, kernel: kernel, square: square))
    else { return nil }
    cache.withLock { remember(made, as: key, among: &$0) }
    return made
  }

  private static func known(
    _ key: Key, among entries: inout [(key: Key, weights: FixedPointWeights)]
  ) -> FixedPointWeights? {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    if index > 0 { entries.insert(entries.remove(at: index), at: 0) }
    return entries[0].weights
  }

  private static func remember(
    _ weights: FixedPointWeights, as key: Key,
    among entries: inout [(key: Key, weights: FixedPointWeights)]
  ) {
    entries.insert((key, weights), at: 0)
    var count = 0
    let kept = entries.prefix { entry in
      count += entry.weights.weights.count
      return count <= mostKept
    }
    entries = Array(kept)
  }
}
