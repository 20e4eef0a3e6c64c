extension PNGImage {
  /// The picture as a PNG file again: its pixels in their depth, its colour and its orientation.
  ///
  /// What else the file held is not kept; see ``Bitmap/png(compression:color:)`` for how pixels are
  /// stored.
  ///
  /// - Parameter compression: Whether time or space counts.
  /// - Returns: The bytes of the file.
  /// - Throws: ``PNGError`` with the code `outOfMemory`, or `unwritable` when libpng refuses.
  public func png(compression: PNGCompression = .fast) throws(PNGError) -> [UInt8] {
    try encoded(compression, for: nil)
  }

  /// Writes the picture as a PNG file; see ``png(compression:)`` for what is in it, and
  /// ``Bitmap/write(to:compression:color:)`` for how the file gets its place.
  ///
  /// - Parameters:
  ///   - path: The file, absolute or relative to the current directory.
  ///   - compression: Whether time or space counts.
  /// - Throws: ``PNGError`` that names the file.
  public func write(to path: String, compression: PNGCompression = .fast) throws(PNGError) {
    try FileWriting.write(encoded(compression, for: path), to: path)
  }

  private func encoded(
    _ compression: PNGCompression, for path: String?
  ) throws(PNGError) -> [UInt8] {
    let encoder = PNGEncoder(
      color: color, orientation: orientation, compression: compression, path: path)
    switch pixels {
    case .eight(let bitmap): return try encoder.encode(bitmap)
    case .sixteen(let bitmap): return try encoder.encode(bitmap)
    }
  }
}
