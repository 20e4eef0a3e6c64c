extension Bitmap {
  /// Reads a PNG from memory with libpng; see ``PNGImage`` for how its samples become RGBA.
  ///
  /// - Parameters:
  ///   - png: The file, from its signature to its IEND chunk.
  ///   - limits: How much the PNG may ask for.
  /// - Throws: ``PNGError`` with the code `notPNG`, `truncated`, `corrupt`, `tooLarge` or
  ///   `outOfMemory`.
  public init(png: [UInt8], limits: PNGLimits = .default) throws(PNGError) {
    self = try PNGImage(bytes: png, limits: limits).bitmap
  }

  /// Reads a PNG file with libpng; see ``PNGImage`` for how its samples become RGBA.
  ///
  /// - Parameters:
  ///   - path: The file, absolute or relative to the current directory.
  ///   - limits: How much the PNG may ask for.
  /// - Throws: ``PNGError`` that names the file.
  public init(contentsOf path: String, limits: PNGLimits = .default) throws(PNGError) {
    self = try PNGImage(contentsOf: path, limits: limits).bitmap
  }

  /// The bitmap as a PNG file, written with libpng.
  ///
  /// Every sample is kept: 8-bit RGBA, or RGB where all alpha is 255; not interlaced, and with no
  /// other chunks than the necessary. Equal bitmaps give equal bytes with the same libpng and zlib.
  ///
  /// - Returns: The bytes of the file.
  /// - Throws: ``PNGError`` with the code `outOfMemory`, or `unwritable` when libpng refuses.
  public func png() throws(PNGError) -> [UInt8] {
    try encoded(for: nil)
  }

  /// Writes the bitmap as a PNG file.
  ///
  /// The file is written under another name in the same folder, and takes its place when it is
  /// complete: at any moment the place holds the old file or the new one, never a part. A file that
  /// was there keeps its mode, a link its target. Devices and pipes are written to directly.
  ///
  /// - Parameter path: The file, absolute or relative to the current directory.
  /// - Throws: ``PNGError`` that names the file.
  public func write(to path: String) throws(PNGError) {
    try FileWriting.write(encoded(for: path), to: path)
  }

  private func encoded(for path: String?) throws(PNGError) -> [UInt8] {
    var writer = try PNGWriter(path: path)
    return try writer.encode(self)
  }
}
