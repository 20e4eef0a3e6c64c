extension Bitmap {
  /// Reads a PNG from memory with libpng, 16-bit samples rounded; see ``PNGImage`` for how samples
  /// become RGBA.
  ///
  /// - Parameters:
  ///   - png: The file, from its signature to its IEND chunk.
  ///   - limits: How much the PNG may ask for.
  /// - Throws: ``PNGError`` with the code `notPNG`, `truncated`, `corrupt`, `tooLarge` or
  ///   `outOfMemory`.
  public init(png: [UInt8], limits: PNGLimits = .default) throws(PNGError) {
    self = try png.withUnsafeBufferPointer { (bytes) throws(PNGError) in
      var reader = try PNGReader(bytes, limits: limits)
      return try reader.readBitmap(of: reader.readHeader().size)
    }
  }

  /// Reads a PNG file with libpng, 16-bit samples rounded; see ``PNGImage`` for how samples become
  /// RGBA.
  ///
  /// - Parameters:
  ///   - path: The file, absolute or relative to the current directory; a pipe or device will do.
  ///   - limits: How much the PNG may ask for.
  /// - Throws: ``PNGError`` that names the file.
  public init(contentsOf path: String, limits: PNGLimits = .default) throws(PNGError) {
    var reader = try PNGReader(contentsOf: path, limits: limits)
    self = try reader.readBitmap(of: reader.readHeader().size)
  }

  /// The bitmap as a PNG file, written with libpng.
  ///
  /// Every sample is kept, also the colour of transparent pixels. The file is gray, RGB or a
  /// palette, with alpha or without, whichever is exact and least; 8 bits a sample, or less for a
  /// palette; not interlaced. Equal arguments give equal bytes with the same libpng, zlib and
  /// ISA-L on the same kind of processor.
  ///
  /// - Parameters:
  ///   - compression: Whether time or space counts.
  ///   - color: What the file is to say about its samples, which do not change because of it.
  /// - Returns: The bytes of the file.
  /// - Throws: ``PNGError`` with the code `outOfMemory`, or `unwritable` when libpng refuses, for
  ///   instance a profile that does not fit the picture.
  public func png(
    compression: PNGCompression = .fast, color: PNGColor = PNGColor()
  ) throws(PNGError) -> [UInt8] {
    try PNGEncoder(color: color, orientation: .up, compression: compression, path: nil)
      .encode(self)
  }

  /// Writes the bitmap as a PNG file; see ``png(compression:color:)`` for what is in it.
  ///
  /// The file is written under another name in the same folder, and takes its place when it is
  /// complete: at any moment the place holds the old file or the new one, never a part. A file that
  /// was there keeps its mode, a link its target, which is made where it is missing. Devices and
  /// pipes are written to directly.
  ///
  /// - Parameters:
  ///   - path: The file, absolute or relative to the current directory.
  ///   - compression: Whether time or space counts.
  ///   - color: What the file is to say about its samples, which do not change because of it.
  /// - Throws: ``PNGError`` that names the file.
  public func write(
    to path: String, compression: PNGCompression = .fast, color: PNGColor = PNGColor()
  ) throws(PNGError) {
    let encoder = PNGEncoder(color: color, orientation: .up, compression: compression, path: path)
    try FileWriting.write(encoder.encode(self), to: path)
  }
}
