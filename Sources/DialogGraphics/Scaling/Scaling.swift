import SystemIO

/// One picture's way to another size: which pixels become which, and how.
struct Scaling {
  let across: ScaleAxis
  let down: ScaleAxis
  let resampling: Resampling

  /// The size of the result.
  var target: PixelSize {
    PixelSize(checkedWidth: across.kept.count, height: down.kept.count)
  }

  /// Whether the result is the source.
  var changesNothing: Bool {
    [across, down].allSatisfy { $0.source == $0.whole && $0.kept == 0..<$0.whole }
  }

  init(of source: PixelSize, to target: PixelSize, _ resampling: Resampling) {
    across = ScaleAxis(source: source.width, whole: target.width, kept: 0..<target.width)
    down = ScaleAxis(source: source.height, whole: target.height, kept: 0..<target.height)
    self.resampling = resampling
  }

  /// What does it for samples of 8 or 16 bits.
  ///
  /// - Parameters:
  ///   - sample: The type of the samples.
  ///   - kernels: The inner loops, or `nil` for the fastest there are.
  /// - Returns: A scaler to be used once.
  /// - Throws: ``BitmapError`` with the code `outOfMemory`.
  func scaler<Sample: PixelSample>(
    for sample: Sample.Type, kernels: ScalingKernels? = nil
  ) throws(BitmapError) -> any RowScaler {
    guard !changesNothing, let kernel = ResamplingKernel(resampling.filter) else {
      return NearestScaler<Sample.Pixel>(across: across, down: down)
    }
    if Sample.self == UInt8.self, resampling.light == .encoded,
      let kernels = kernels ?? ScalingKernels.available.first,
      let scaler = FixedPointScaler(
        across: across, down: down, filter: resampling.filter, kernel: kernel,
        quality: resampling.quality, kernels: kernels)
    {
      return scaler
    }
    guard
      let scaler = WideScaler<Sample>(
        across: across, down: down, kernel: kernel, light: resampling.light)
    else { throw .outOfMemory(target) }
    return scaler
  }

  /// Scales samples that are all at hand.
  ///
  /// - Parameters:
  ///   - scaler: What does it.
  ///   - samples: Four for each pixel of the source.
  /// - Returns: Four for each pixel of the result.
  /// - Throws: ``BitmapError`` with the code `outOfMemory`.
  func run<Sample: PixelSample>(_ scaler: any RowScaler, _ samples: [Sample]) throws(BitmapError)
    -> [Sample]
  {
    let stride = across.source * 4 * MemoryLayout<Sample>.stride
    let count = target.pixelCount * 4
    guard Memory.has(byteCount: count * MemoryLayout<Sample>.stride) else {
      throw .outOfMemory(target)
    }
    return [Sample](unsafeUninitializedCapacity: count) { result, initialized in
      samples.withUnsafeBytes { samples in
        guard let from = samples.baseAddress, let into = result.baseAddress else { return }
        var y = 0
        while y < down.source {
          let rows = min(scaler.rowsAtOnce, down.source - y)
          scaler.consume(from + y * stride, bytesPerRow: stride, count: rows, into: into)
          y += rows
        }
        initialized = count
      }
    }
  }
}
