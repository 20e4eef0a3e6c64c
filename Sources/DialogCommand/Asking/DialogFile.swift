import DialogGraphics
import DialogJSON
import Dialogs

/// A dialog that is described in a JSON file.
struct DialogFile {
  let dialog: Dialog

  /// Reads and checks a file; `-` is standard input.
  init(_ path: String) throws(CommandError) {
    let name = path == "-" ? "standard input" : path
    let bytes = try Descriptor.contents(of: path)
    let folder = path == "-" ? "." : path.folder
    do {
      let description = try DialogDescription(json: bytes, folder: folder)
      for icon in description.iconFiles {
        try IconFile.check(icon.file, at: "\(name): \(icon.path)")
      }
      dialog = description.dialog
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(error, in: name)
    }
  }
}

/// PNG files that stand beside titles.
enum IconFile {
  /// Checks that a file is there and is a PNG.
  ///
  /// - Parameters:
  ///   - file: The file's path.
  ///   - place: Where it is named.
  static func check(_ file: String, at place: String) throws(CommandError) {
    do { _ = try Bitmap(contentsOf: file) } catch {
      let error = CommandError(error)
      throw CommandError(
        error.code, "\(place, as: "place"): \(error.message.key, as: "reason")", error.recovery)
    }
  }
}

extension String {
  /// The path of the folder that a file is in.
  fileprivate var folder: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}
