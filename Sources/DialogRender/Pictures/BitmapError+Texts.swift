package import DialogGraphics
package import Dialogs

extension BitmapError {
  /// What happened, in the reader's language.
  package var messageText: DialogText {
    let text: DialogText =
      switch code {
      case .noSize: "a picture cannot have a side of 0"
      case .tooLarge:
        "a picture cannot have more than \(Bitmap.maximumPixelCount, as: "most") pixels"
      case .wrongByteCount: "the bytes of a picture do not fit its size"
      case .outOfMemory: "there is not enough memory for a picture"
      }
    return text.own("error")
  }

  /// What to do, in the reader's language.
  package var recoveryText: DialogText {
    let text: DialogText =
      switch code {
      case .noSize: "give sides greater than 0"
      case .tooLarge: "give a smaller size"
      case .wrongByteCount: "give 4 bytes for each pixel"
      case .outOfMemory: "give a smaller size, or close other programs"
      }
    return text.own("error")
  }
}
