/// Which source pixels make up each result pixel along one side, and how much each counts.
struct ResamplingWeights {
  /// The source pixels of one result pixel, which lie side by side.
  struct Window {
    /// The first source pixel, and the one after the last.
    let source: Range<Int>
    /// Where the first one's weight is in `weights`.
    let offset: Int
  }

  /// One for each result pixel.
  let windows: [Window]

  /// The weights of all windows, one after the other; those of a window sum to exactly 1.
  let weights: [Double]

  /// How many source pixels must be at hand when they are asked for in order, each once: the span
  /// of the widest kernel, before weights of zero are left off at its ends.
  let span: Int

  /// - Parameters:
  ///   - source: The side of the source in pixels, at least 1.
  ///   - target: The side of the result in pixels, at least 1.
  ///   - kernel: The curve, stretched by the ratio when shrinking.
  init(from source: Int, to target: Int, kernel: ResamplingKernel) {
    let ratio = Double(source) / Double(target)
    let stretch = kernel.stretch(for: ratio)
    let reach = kernel.support * stretch
    var windows: [Window] = []
    var weights: [Double] = []
    var span = 0
    windows.reserveCapacity(target)
    weights.reserveCapacity(Self.mostWeights(from: source, to: target, kernel: kernel))
    for index in 0..<target {
      // Pixel n covers n ..< n + 1, so its centre is n + ½.
      let center = (Double(index) + 0.5) * ratio
      let first = max(0, Int((center - reach).rounded(.down)))
      let end = min(source, Int((center + reach).rounded(.up)))
      // What lies beyond the edge counts nothing; the rest is made to sum to 1 again.
      let raw = (first..<end).map {
        kernel.weight((Double($0) + 0.5 - center) / stretch, 1 / stretch)
      }
      let whole = Self.summingToOne(raw)
      let leading = whole.prefix { $0 == 0 }.count
      let trailing = whole.reversed().prefix { $0 == 0 }.count
      windows.append(
        Window(source: first + leading..<end - trailing, offset: weights.count))
      weights += whole[leading..<whole.count - trailing]
      span = max(span, whole.count)
    }
    self.windows = windows
    self.weights = weights
    self.span = span
  }

  /// The memory that making them takes, at most, in bytes.
  static func byteCount(from source: Int, to target: Int, kernel: ResamplingKernel) -> Int {
    // All weights, and those of one window three times over.
    let weights = mostWeights(from: source, to: target, kernel: kernel) + 3 * source
    return weights * MemoryLayout<Double>.stride + target * MemoryLayout<Window>.stride
  }

  private static func mostWeights(
    from source: Int, to target: Int, kernel: ResamplingKernel
  ) -> Int {
    let span = 2 * kernel.support * kernel.stretch(for: Double(source) / Double(target)) + 2
    return target * min(source, Int(span.rounded(.up)))
  }

  /// Divides by the sum, and rounds to multiples of 2⁻⁵⁰.
  ///
  /// That is small enough to lose nothing, and large enough that the weights add up without a
  /// rounding error. What rounding to multiples left over goes to the largest.
  private static func summingToOne(_ raw: [Double]) -> [Double] {
    let sum = raw.reduce(0, +)
    let steps = 0x1p50
    var whole = raw.map { ($0 / sum * steps).rounded() }
    let rest = steps - whole.reduce(0, +)
    if let largest = whole.indices.max(by: { whole[$0] < whole[$1] }) {
      whole[largest] += rest
    }
    return whole.map { $0 / steps }
  }
}
