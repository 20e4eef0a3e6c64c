import DialogGraphics
import DialogJSON
import Dialogs
import Glibc

/// A dialog that is described in a JSON file.
struct DialogFile {
  let dialog: Dialog

  /// Reads and checks a file; `-` is standard input.
  init(_ path: String) throws(CommandError) {
    let bytes = try Descriptor.contents(of: path)
    do {
      let description = try DialogDescription(JSONValue(parsing: bytes), folder: path.folder)
      for icon in description.iconFiles { try DialogIcon.check(icon.file, at: icon.path) }
      dialog = description.dialog
    } catch {
      throw CommandError(error).at(path)
    }
  }
}

extension DialogIcon {
  /// Checks that a file is there and is a PNG.
  static func check(_ file: String, at place: String) throws(CommandError) {
    let type = Descriptor.type(of: file)
    // Reading what is no file may never end.
    guard type == nil || type == S_IFREG else {
      throw CommandError(
        type == S_IFDIR ? .noInput : .badData, at: [place],
        "“\(file, as: "file")” is a pipe, a folder or a device",
        "give a PNG file")
    }
    do { _ = try Bitmap(contentsOf: file) } catch { throw CommandError(error).at(place) }
  }
}

extension String {
  /// The path of the folder that a file is in.
  fileprivate var folder: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}
