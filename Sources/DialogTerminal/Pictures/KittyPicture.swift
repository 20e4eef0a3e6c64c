import DialogGraphics
import Dialogs

/// A picture in the way of the terminal kitty, which others know too.
///
/// https://sw.kovidgoyal.net/kitty/graphics-protocol/
enum KittyPicture {
  /// The most characters that one sequence may carry.
  private static let chunkSize = 4096

  /// What shows a picture at the cursor, which stays where it is.
  ///
  /// - Parameters:
  ///   - picture: The picture, which is made to fill the cells.
  ///   - columns: The cells of a line, at least 1.
  ///   - rows: The lines, at least 1.
  ///   - cellWidth: The width of a cell in pixels, at least 1.
  ///   - cellHeight: The height of a cell in pixels, at least 1.
  ///   - id: A number of its own, at least 1, to take the picture away by.
  /// - Returns: Sequences that the terminal does not answer.
  /// - Throws: `BitmapError` when the size is none or too large, `PNGError` when there is no
  ///   memory.
  static func sequence(
    of picture: Bitmap, columns: Int, rows: Int, cellWidth: Int = 8, cellHeight: Int = 16,
    id: UInt32
  ) throws -> String {
    // The terminal could scale it as well, but a large one takes long to encode and to send.
    let picture = try picture.scaled(toWidth: columns * cellWidth, height: rows * cellHeight)
    var rest = Array(Base64.text(of: try picture.png()).utf8)[...]
    var keys = "a=T,f=100,q=2,C=1,i=\(id),c=\(columns),r=\(rows),"
    var sequence = ""
    while !rest.isEmpty {
      let chunk = rest.prefix(chunkSize)
      rest = rest.dropFirst(chunkSize)
      let isMore = rest.isEmpty ? 0 : 1
      sequence += "\u{1B}_G\(keys)m=\(isMore);\(String(decoding: chunk, as: UTF8.self))\u{1B}\\"
      keys = "q=2,"
    }
    return sequence
  }

  /// What takes a picture away, and out of the terminal's memory: text that is written over it
  /// does not.
  static func removal(id: UInt32) -> String { "\u{1B}_Ga=d,d=I,q=2,i=\(id)\u{1B}\\" }
}
