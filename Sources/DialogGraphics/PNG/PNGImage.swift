/// A PNG that has been read: its pixels, and what the file said about them.
public struct PNGImage: Sendable, Equatable {
  /// Pixels in the depth that keeps all of them.
  public enum Pixels: Sendable, Equatable {
    /// Of a file with 1, 2, 4 or 8 bits a sample.
    case eight(Bitmap)
    /// Of a file with 16 bits a sample.
    case sixteen(Bitmap16)
  }

  /// What the file says about itself; its size too is the file's, also after scaling.
  public let header: PNGHeader

  /// The pixels, whatever the file stores, as straight RGBA of 8 or 16 bits.
  ///
  /// Palettes and transparent colours (tRNS) are expanded, samples of less than 8 bits spread over
  /// the whole range. Nothing else is done to them: gamma is not changed, and the picture lies as
  /// it is stored.
  public internal(set) var pixels: Pixels

  /// What the file says about the meaning of its samples (gAMA, sRGB, iCCP).
  public let color: PNGColor

  /// How the picture lies (eXIf); `up` where the file does not say.
  ///
  /// For the upright picture see ``upright()``.
  public internal(set) var orientation: Orientation

  /// What libpng found odd but let pass, in its words.
  public let warnings: [String]

  /// The size of the pixels as they are now.
  public var size: PixelSize {
    switch pixels {
    case .eight(let bitmap): bitmap.size
    case .sixteen(let bitmap): bitmap.size
    }
  }

  /// The pixels as 8-bit straight RGBA, 16-bit samples rounded (``Bitmap/init(rounding:)``).
  ///
  /// - Throws: ``BitmapError`` when there is no memory for rounding.
  public var bitmap: Bitmap {
    get throws(BitmapError) {
      switch pixels {
      case .eight(let bitmap): bitmap
      case .sixteen(let bitmap): try Bitmap(rounding: bitmap)
      }
    }
  }

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
    self = try bytes.withUnsafeBufferPointer { (buffer) throws(PNGError) in
      var reader = try PNGReader(buffer, limits: limits)
      return try PNGImage(&reader)
    }
  }

  /// Reads a PNG file with libpng.
  ///
  /// - Parameters:
  ///   - path: The file, absolute or relative to the current directory; a pipe or device will do.
  ///   - limits: How much the PNG may ask for.
  /// - Throws: ``PNGError`` that names the file.
  public init(contentsOf path: String, limits: PNGLimits = .default) throws(PNGError) {
    var reader = try PNGReader(contentsOf: path, limits: limits)
    try self.init(&reader)
  }

  private init(_ reader: inout PNGReader) throws(PNGError) {
    let header = try reader.readHeader()
    let pixels =
      header.bitDepth == 16
      ? Pixels.sixteen(try reader.readBitmap16(of: header.size))
      : Pixels.eight(try reader.readBitmap(of: header.size))
    self.init(header, pixels, reader)
  }

  /// With what a reader that has come to the end has seen.
  init(_ header: PNGHeader, _ pixels: Pixels, _ reader: borrowing PNGReader) {
    self.header = header
    self.pixels = pixels
    color = reader.color
    orientation = reader.orientation
    warnings = reader.warnings
  }
}
