/// Which source pixels make up each result pixel along one side, and how much each counts.
struct ResamplingWeights {
  /// The source pixels of one result pixel, which lie side by side.
  struct Window {
    /// The first source pixel, and the one after the last.
    let source: Range<Int>
    /// Where the first one's weight is in `weights`.
    let offset: Int
  }

  /// One for each result pixel that is kept.
  let windows: [Window]

  /// The weights of all windows, one after the other.
  ///
  /// Those of a window sum to exactly 1, the last source pixel's times ``lastCoverage``.
  let weights: [Double]

  /// How many source pixels must be at hand when they are asked for in order, each once: the span
  /// of the widest kernel, before weights of zero are left off at its ends.
  let span: Int

  /// The first source pixel that any window has.
  let first: Int

  /// How many source pixels there are.
  let count: Int

  /// How much of the last source pixel there is.
  ///
  /// Less than 1 where it stands for a box that reaches beyond the edge: it is transparent there, so
  /// that it holds the mean of what is there times this.
  let lastCoverage: Double

  /// - Parameters:
  ///   - axis: The sides, and what is kept.
  ///   - kernel: The curve, stretched by the ratio when shrinking.
  ///   - boxSide: The side of the boxes of source pixels that have been averaged into one each.
  init(_ axis: ScaleAxis, kernel: ResamplingKernel, boxSide: Int = 1) {
    count = (axis.source + boxSide - 1) / boxSide
    let ratio = axis.ratio / Double(boxSide)
    let stretch = kernel.stretch(for: ratio)
    let reach = kernel.support * stretch
    lastCoverage = Double(axis.source - (count - 1) * boxSide) / Double(boxSide)
    var windows: [Window] = []
    var weights: [Double] = []
    var span = 0
    windows.reserveCapacity(axis.kept.count)
    weights.reserveCapacity(Self.mostWeights(axis, kernel: kernel))
    var window: [Double] = []
    for index in axis.kept {
      // Pixel n covers n ..< n + 1, so its centre is n + ½.
      let center = (Double(index) + 0.5) * ratio
      let first = max(0, Int((center - reach).rounded(.down)))
      let end = min(count, Int((center + reach).rounded(.up)))
      window.removeAll(keepingCapacity: true)
      for pixel in first..<end {
        window.append(kernel.weight((Double(pixel) + 0.5 - center) / stretch, 1 / stretch))
      }
      // Such a weight is an area: what of it lies beyond the edge has been left out already.
      if end == count, kernel.alwaysStretches { window[window.count - 1] /= lastCoverage }
      // What lies beyond the edge counts nothing; the rest is made to sum to 1 again.
      Self.makeSumOne(&window, lastCoverage: end == count ? lastCoverage : 1)
      span = max(span, window.count)
      let kept = (window.firstIndex { $0 != 0 } ?? 0)...(window.lastIndex { $0 != 0 } ?? 0)
      windows.append(
        Window(
          source: first + kept.lowerBound..<first + kept.upperBound + 1, offset: weights.count))
      weights += window[kept]
    }
    self.windows = windows
    self.weights = weights
    self.span = span
    first = windows.lazy.map(\.source.lowerBound).min() ?? 0
  }

  /// The memory that making them takes, at most, in bytes.
  static func byteCount(_ axis: ScaleAxis, kernel: ResamplingKernel) -> Int {
    // All weights, and those of one window.
    let weights = mostWeights(axis, kernel: kernel) + axis.source
    return weights * MemoryLayout<Double>.stride + axis.kept.count * MemoryLayout<Window>.stride
  }

  private static func mostWeights(_ axis: ScaleAxis, kernel: ResamplingKernel) -> Int {
    let span = 2 * kernel.support * kernel.stretch(for: axis.ratio) + 2
    return axis.kept.count * Int(min(Double(axis.source), span.rounded(.up)))
  }

  /// Divides by the sum, and rounds to multiples of 2⁻⁵⁰.
  ///
  /// That is small enough to lose nothing, and large enough that the weights, each below 8, add up
  /// without a rounding error in the 53 bits of a `Double`. What rounding to multiples left over goes to the largest.
  private static func makeSumOne(_ weights: inout [Double], lastCoverage: Double) {
    func sum() -> Double {
      weights.reduce(0, +) - (weights.last ?? 0) * (1 - lastCoverage)
    }
    let total = sum()
    let steps = 0x1p50
    for index in weights.indices { weights[index] = (weights[index] / total * steps).rounded() }
    let rest = steps - sum()
    if let largest = weights.indices.max(by: { weights[$0] < weights[$1] }) {
      weights[largest] += rest
    }
    for index in weights.indices { weights[index] /= steps }
  }
}
