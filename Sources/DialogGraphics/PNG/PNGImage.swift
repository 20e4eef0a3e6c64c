/// A PNG that has been read: its pixels, and what the file said about them.
public struct PNGImage: Sendable, Equatable {
  /// The pixels, whatever the file stores, as 8-bit straight RGBA.
  ///
  /// Palettes and transparent colours (tRNS) are expanded, samples of less than 8 bits spread over
  /// the whole range, samples of 16 bits rounded (`png_set_scale_16`). Gamma is not changed.
  public let bitmap: Bitmap

  /// What the file says about itself.
  public let header: PNGHeader

  /// What libpng found odd but let pass, in its words.
  public let warnings: [String]

  /// Reads a PNG from memory with libpng.
  ///
  /// Damage is never passed over, not even after the pixels: the picture is whole, or there is
  /// none.
  ///
  /// - Parameters:
  ///   - bytes: The file, from its signature to its IEND chunk.
  ///   - limits: How much the PNG may ask for.
  /// - Throws: ``PNGError`` with the code `notPNG`, `truncated`, `corrupt`, `tooLarge` or
  ///   `outOfMemory`.
  public init(bytes: [UInt8], limits: PNGLimits = .default) throws(PNGError) {
    try self.init(bytes: bytes, path: nil, limits: limits)
  }

  /// Reads a PNG file with libpng.
  ///
  /// - Parameters:
  ///   - path: The file, absolute or relative to the current directory.
  ///   - limits: How much the PNG may ask for.
  /// - Throws: ``PNGError`` that names the file.
  public init(contentsOf path: String, limits: PNGLimits = .default) throws(PNGError) {
    let bytes = try FileReading.bytes(of: path, limit: limits.maximumByteCount)
    try self.init(bytes: bytes, path: path, limits: limits)
  }

  init(bytes: [UInt8], path: String?, limits: PNGLimits) throws(PNGError) {
    try PNGPreflight(path: path, limits: limits).check(bytes)
    self = try bytes.withUnsafeBufferPointer { (buffer) throws(PNGError) in
      var reader = try PNGReader(buffer, path: path, limits: limits)
      let header = try reader.readHeader()
      let bitmap = try reader.readBitmap(of: header.size)
      return PNGImage(bitmap: bitmap, header: header, warnings: reader.warnings)
    }
  }

  private init(bitmap: Bitmap, header: PNGHeader, warnings: [String]) {
    self.bitmap = bitmap
    self.header = header
    self.warnings = warnings
  }
}
