internal import DialogGraphics

extension PictureFormat {
  /// The format that a file's extension names; PNG where it has none.
  ///
  /// - Throws: ``PictureError/unknownFormat(_:)`` where it names another.
  package init(ofFile path: String) throws(PictureError) {
    guard let dot = Self.extensionStart(in: path) else {
      self = .png
      return
    }
    guard let format = PictureFormat(rawValue: path[dot...].dropFirst().lowercased()) else {
      throw .unknownFormat(path)
    }
    self = format
  }

  /// Puts a picture into a file, which takes its place when it is complete.
  ///
  /// - Parameters:
  ///   - picture: A file's bytes, in any format.
  ///   - path: Where the file is to be.
  /// - Throws: ``PictureError/output(_:)`` where it cannot be written.
  package static func write(_ picture: [UInt8], to path: String) throws(PictureError) {
    do { try FileWriting.write(picture, to: path) } catch { throw .output(error) }
  }

  /// The last dot of a file's name, unless the name begins with it.
  static func extensionStart(in path: String) -> String.Index? {
    let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    guard let dot = path[nameStart...].lastIndex(of: "."), dot > nameStart else { return nil }
    return dot
  }
}
