import Synchronization
import SystemIO

extension FixedPointWeights {
  private struct Key: Hashable {
    let axis: ScaleAxis
    let filter: ResamplingFilter
    let boxSide: Int
  }

  /// Working them out takes as long as scaling a small icon does; a program scales to few sizes.
  ///
  /// In bytes: some dozens of the largest sides that dialogs have.
  private static let cache = Mutex(
    LeastRecentlyUsed<Key, FixedPointWeights>(limit: 1 << 21))

  /// The weights of a side, worked out or remembered; `nil` where 14 bits do not serve, or there is
  /// no memory.
  static func cached(
    _ axis: ScaleAxis, filter: ResamplingFilter, kernel: ResamplingKernel, boxSide: Int
  ) -> FixedPointWeights? {
    let key = Key(axis: axis, filter: filter, boxSide: boxSide)
    if let known = cache.withLock({ $0.value(for: key) }) { return known }
    let byteCount = ResamplingWeights.byteCount(axis, kernel: kernel)
    // As integers they take less than as real numbers.
    guard Memory.has(byteCount: 2 * byteCount),
      let made = FixedPointWeights(ResamplingWeights(axis, kernel: kernel, boxSide: boxSide))
    else { return nil }
    cache.withLock { $0.keep(made, for: key, cost: made.byteCount) }
    return made
  }

  private var byteCount: Int {
    MemoryLayout<Int16>.stride * weights.count
      + MemoryLayout.stride(ofValue: windows[0]) * windows.count
  }
}
