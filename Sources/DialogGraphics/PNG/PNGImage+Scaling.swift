import SystemIO

extension PNGImage {
  /// Reads a PNG file and scales it on the way.
  ///
  /// What comes out is what reading and then scaling give; but of a picture that is not interlaced
  /// only some rows are in memory at any time (with ``Resampling/Quality/fast`` up to as many as one
  /// pixel of the result covers), and nothing of the file.
  ///
  /// The box is for the picture as it lies; where it is to be turned, read it, and scale
  /// ``upright()``.
  ///
  /// - Parameters:
  ///   - path: The file, absolute or relative to the current directory; a pipe or device will do.
  ///   - target: The box, and how the picture takes its place there.
  ///   - resampling: How pixels are made of pixels.
  ///   - limits: How much the PNG may ask for.
  /// - Throws: ``ScalingError``, which names the file where that cannot be read.
  public init(
    contentsOf path: String, scaledTo target: ScaleTarget, _ resampling: Resampling = .default,
    limits: PNGLimits = .default
  ) throws(ScalingError) {
    var reader = try ScalingError.reading { () throws(PNGError) in
      try PNGReader(contentsOf: path, limits: limits)
    }
    try self.init(&reader, scaledTo: target, resampling)
  }

  /// Reads a PNG from memory and scales it on the way; see ``init(contentsOf:scaledTo:_:limits:)``.
  ///
  /// - Parameters:
  ///   - bytes: The file, from its signature to its IEND chunk.
  ///   - target: The box, and how the picture takes its place there.
  ///   - resampling: How pixels are made of pixels.
  ///   - limits: How much the PNG may ask for.
  /// - Throws: ``ScalingError``.
  public init(
    bytes: [UInt8], scaledTo target: ScaleTarget, _ resampling: Resampling = .default,
    limits: PNGLimits = .default
  ) throws(ScalingError) {
    try self.init(bytes: bytes, path: nil, scaledTo: target, resampling, limits: limits)
  }

  /// The path is where the bytes came from, for errors.
  init(
    bytes: [UInt8], path: String?, scaledTo target: ScaleTarget, _ resampling: Resampling,
    limits: PNGLimits
  ) throws(ScalingError) {
    self = try bytes.withUnsafeBufferPointer { (buffer) throws(ScalingError) in
      var reader = try ScalingError.reading { () throws(PNGError) in
        try PNGReader(buffer, path: path, limits: limits)
      }
      return try PNGImage(&reader, scaledTo: target, resampling)
    }
  }

  private init(
    _ reader: inout PNGReader, scaledTo target: ScaleTarget, _ resampling: Resampling
  ) throws(ScalingError) {
    let header = try ScalingError.reading { () throws(PNGError) in try reader.readHeader() }
    let depth: SampleDepth = header.bitDepth == 16 ? .sixteen : .eight
    var scaling: Scaling
    do {
      scaling = try Scaling(
        target.placement(of: header.size), of: header.size, resampling, depth)
    } catch {
      throw .size(error)
    }
    scaling.power = reader.color.power
    let size = scaling.target
    let pixels: Pixels =
      switch depth {
      case .eight:
        .eight(
          Bitmap(
            checkedWidth: size.width, height: size.height,
            pixels: try reader.readSamples(header, scaling)))
      case .sixteen:
        .sixteen(
          Bitmap16(
            checkedWidth: size.width, height: size.height,
            samples: try reader.readSamples(header, scaling)))
      }
    self.init(header, pixels, reader)
  }

  /// The picture at another size, with all that its file said.
  ///
  /// - Parameters:
  ///   - target: The box, and how the picture takes its place there.
  ///   - resampling: How pixels are made of pixels.
  /// - Returns: The new picture.
  /// - Throws: ``BitmapError`` when the size is none or too large, or there is no memory.
  public func scaled(
    to target: ScaleTarget, _ resampling: Resampling = .default
  ) throws(BitmapError) -> PNGImage {
    var scaled = self
    switch pixels {
    case .eight(let bitmap):
      scaled.pixels = .eight(try bitmap.scaled(to: target, resampling, power: color.power))
    case .sixteen(let bitmap):
      scaled.pixels = .sixteen(try bitmap.scaled(to: target, resampling, power: color.power))
    }
    return scaled
  }

  /// The picture as it is to be looked at, turned and flipped as its file says; the new
  /// orientation is `up`.
  ///
  /// - Returns: The new picture.
  /// - Throws: ``BitmapError`` when there is no memory.
  public func upright() throws(BitmapError) -> PNGImage {
    var upright = self
    switch pixels {
    case .eight(let bitmap): upright.pixels = .eight(try bitmap.oriented(by: orientation))
    case .sixteen(let bitmap): upright.pixels = .sixteen(try bitmap.oriented(by: orientation))
    }
    upright.orientation = .up
    return upright
  }
}

extension PNGReader {
  /// Reads all rows, scales them as they come, and reads on to the end.
  fileprivate mutating func readSamples<Sample: FixedWidthInteger & BitwiseCopyable>(
    _ header: PNGHeader, _ scaling: Scaling
  ) throws(ScalingError) -> [Sample] {
    guard !header.isInterlaced else {
      // Adam7 gives the rows out only when it has all of them.
      let whole = try ScalingError.reading { () throws(PNGError) in
        try readSamples(of: header.size, as: Sample.self)
      }
      do { return try scaling.run(whole) } catch { throw .size(error) }
    }
    let (size, depth) = (scaling.target, scaling.depth)
    guard Memory.has(byteCount: size.pixelCount * depth.bytesPerPixel) else {
      throw .size(.outOfMemory(size))
    }
    let scaler: any RowScaler
    do { scaler = try scaling.scaler() } catch { throw .size(error) }
    let bytesPerRow = header.size.width * depth.bytesPerPixel
    guard let rows = ScratchBuffer<UInt8>(count: scaler.rowsAtOnce * bytesPerRow, repeating: 0)
    else { throw .size(.outOfMemory(size)) }
    var samples = [Sample](repeating: 0, count: size.pixelCount * 4)
    do {
      try begin(depth: depth.rawValue)
      try samples.withUnsafeMutableBufferPointer { (samples) throws(PNGError) in
        guard let result = samples.baseAddress else { return }
        for y in stride(from: 0, to: header.size.height, by: scaler.rowsAtOnce) {
          let count = min(scaler.rowsAtOnce, header.size.height - y)
          for row in 0..<count { try readRow(into: rows.start + row * bytesPerRow) }
          scaler.consume(rows.start, bytesPerRow: bytesPerRow, count: count, into: result)
        }
      }
      try finish()
    } catch {
      throw .png(error)
    }
    return samples
  }
}
