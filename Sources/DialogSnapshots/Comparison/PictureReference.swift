public import DialogGraphics

/// A picture that others are compared with, read from a file.
public struct PictureReference: Sendable {
  /// The picture as 8-bit straight RGBA, whatever the file stores.
  public let bitmap: Bitmap

  /// What was changed to make it so, or was not heeded, for a developer; empty for files as they are
  /// recorded.
  public let notes: [String]

  /// Reads a PNG.
  ///
  /// Palettes, shades of gray, interlaced files and those with 1, 2 or 4 bits a sample become RGBA as
  /// they are; 16 bits a sample are rounded to 8, and a picture that lies on its side is turned, which
  /// the notes tell.
  ///
  /// - Parameter path: The file, absolute or relative to the current directory.
  /// - Throws: ``ReferenceError``, which tells a file that is missing from one that is empty, stands
  ///   in for one of Git LFS, or is damaged.
  public init(contentsOf path: String) throws(ReferenceError) {
    if let obstacle = PlainFile.obstacle(at: path) { throw .unreadable(path: path, obstacle) }
    let image: PNGImage
    do { image = try PNGImage(contentsOf: path) } catch {
      throw ReferenceError(error, of: path)
    }
    do {
      let upright = image.orientation == .up ? image : try image.upright()
      bitmap = try upright.bitmap
    } catch {
      throw .size(path: path, error)
    }
    notes = Self.notes(image)
  }

  private static func notes(_ image: PNGImage) -> [String] {
    var notes: [String] = []
    if image.header.bitDepth == 16 { notes.append("its 16 bits a sample were rounded to 8") }
    if image.orientation != .up { notes.append("it lies on its side, and was turned") }
    if image.color.profile != nil { notes.append("its colour profile is not heeded") }
    return notes
  }
}
