package import DialogGraphics
package import Dialogs

// A library of pictures has no words in many languages; those who show its errors have.

extension PNGError {
  /// What happened, in the reader's language; names the file where there is one.
  package var messageText: DialogText {
    let reason = underlying ?? (detail.isEmpty ? code.rawValue : detail)
    let text: DialogText =
      if let path {
        switch code {
        case .noSuchFile: "there is no file “\(path, as: "file")”"
        case .unreadable: "“\(path, as: "file")” cannot be read (\(reason, as: "reason"))"
        case .unwritable: "“\(path, as: "file")” cannot be written (\(reason, as: "reason"))"
        case .notPNG: "“\(path, as: "file")” is not a PNG file"
        case .truncated, .corrupt: "“\(path, as: "file")” is damaged (\(reason, as: "reason"))"
        case .tooLarge: "“\(path, as: "file")” is too large (\(reason, as: "reason"))"
        case .outOfMemory: "there is not enough memory for “\(path, as: "file")”"
        }
      } else {
        switch code {
        case .notPNG: "a picture is not in PNG format"
        case .truncated, .corrupt, .noSuchFile, .unreadable, .unwritable:
          "a picture is damaged (\(reason, as: "reason"))"
        case .tooLarge: "a picture is too large (\(reason, as: "reason"))"
        case .outOfMemory: "there is not enough memory for a picture"
        }
      }
    return text.own("error")
  }

  /// What to do, in the reader's language.
  package var recoveryText: DialogText {
    let text: DialogText =
      switch code {
      case .noSuchFile: "name a file that is there"
      case .unreadable: "give a file that is there and may be read"
      case .unwritable: "name a file in a folder that may be written to"
      case .notPNG: "give a PNG file"
      case .truncated, .corrupt: "give a PNG file that is whole"
      case .tooLarge, .outOfMemory: "give a smaller picture"
      }
    return text.own("error")
  }
}
