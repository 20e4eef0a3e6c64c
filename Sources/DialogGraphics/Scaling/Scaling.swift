import SystemIO

/// One picture's way to another size: which pixels become which, and how.
struct Scaling {
  let across: ScaleAxis
  let down: ScaleAxis
  let resampling: Resampling
  let depth: SampleDepth

  /// The power of light that samples are, where it is known and not the curve of sRGB.
  var power: Double?

  /// For 8 bits in encoded light; for the others there is one way only.
  var instructions = InstructionSet.available.first

  init(
    _ placement: ScalePlacement, of source: PixelSize, _ resampling: Resampling,
    _ depth: SampleDepth
  ) {
    let (x, y, size) = (placement.x, placement.y, placement.size)
    across = ScaleAxis(source: source.width, whole: placement.wholeWidth, kept: x..<x + size.width)
    down = ScaleAxis(source: source.height, whole: placement.wholeHeight, kept: y..<y + size.height)
    self.resampling = resampling
    self.depth = depth
  }

  /// The size of the result.
  var target: PixelSize {
    PixelSize(checkedWidth: across.kept.count, height: down.kept.count)
  }

  /// Whether pixels stay as they are, and some are cut off at most.
  var keepsScale: Bool { across.source == across.whole && down.source == down.whole }

  /// What does it, to be used once.
  ///
  /// - Returns: The fastest that serves.
  /// - Throws: ``BitmapError`` with the code `outOfMemory`.
  func scaler() throws(BitmapError) -> any RowScaler {
    guard !keepsScale, let kernel = ResamplingKernel(resampling.filter) else {
      guard let scaler = NearestScaler(across: across, down: down, depth: depth) else {
        throw .outOfMemory(target)
      }
      return scaler
    }
    if depth == .eight, resampling.light == .encoded, let instructions,
      let scaler = FixedPointScaler(
        across: across, down: down, filter: resampling.filter, kernel: kernel,
        quality: resampling.quality, instructions: instructions)
    {
      return scaler
    }
    let encoding: TransferFunction.Encoding =
      resampling.light == .encoded ? .none : power.map { .power($0) } ?? .sRGB
    guard
      let scaler = WideScaler(
        across: across, down: down, kernel: kernel, encoding: encoding, depth: depth)
    else { throw .outOfMemory(target) }
    return scaler
  }

  /// Scales samples that are all at hand.
  ///
  /// - Parameter samples: Four for each pixel of the source, of this depth.
  /// - Returns: Four for each pixel of the result.
  /// - Throws: ``BitmapError`` with the code `outOfMemory`.
  func run<Sample: BitwiseCopyable>(_ samples: [Sample]) throws(BitmapError) -> [Sample] {
    let stride = across.source * depth.bytesPerPixel
    let count = target.pixelCount * 4
    guard Memory.has(byteCount: target.pixelCount * depth.bytesPerPixel) else {
      throw .outOfMemory(target)
    }
    let scaler = try scaler()
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
