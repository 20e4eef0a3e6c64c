extension Bitmap16 {
  /// The bitmap as a PNG file, written with libpng.
  ///
  /// Every sample is kept in 16 bits, also the colour of transparent pixels. The file is gray or
  /// RGB, with alpha or without, whichever is exact and least; not interlaced. Equal arguments give
  /// equal bytes with the same libpng, zlib and ISA-L on the same kind of
  /// processor.
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

  /// Writes the bitmap as a PNG file; see ``png(compression:color:)`` for what is in it, and
  /// ``Bitmap/write(to:compression:color:)`` for how the file gets its place.
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
