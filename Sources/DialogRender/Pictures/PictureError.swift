public import DialogGraphics
public import Dialogs

/// Why there is no picture of a dialog.
public enum PictureError: ExplainedError, Sendable, Equatable {
  /// Pixels a point outside 1 to 3.
  case scaleOutOfRange(Double)
  /// A size of texts outside 0.8 to 2.
  case textSizeOutOfRange(Double)
  /// A number of the theme, by its name, outside what can be drawn.
  case themeOutOfRange(String, Double, ClosedRange<Double>)
  /// More pixels than a picture can have on a side, or in all.
  case tooLarge(width: Double, height: Double)
  /// There is no icon of that name.
  case unknownIcon(String, among: [String])
  /// The folder with the icons is not where the program looks for it.
  case noIcons
  /// An icon cannot be read.
  case icon(PNGError)
  /// An icon cannot be brought to its size.
  case iconSize(BitmapError)
  /// A font file of a ``FontSet`` is not there, or is none; and the Debian package that brings it.
  case noFont(path: String, package: String)
  /// There are no fonts at all; and a Debian package that brings some.
  case noFonts(package: String)
  /// The name of the file has an extension that is not one of ``PictureFormat``.
  case unknownFormat(String)
  /// The picture cannot be written.
  case output(PNGError)
  /// Cairo or Pango failed; in their words.
  case drawing(String)
}

extension PictureError {
  /// What happened.
  public var message: DialogText {
    let text: DialogText =
      switch self {
      case .scaleOutOfRange(let scale):
        "a picture cannot have \(scale.shortest, as: "scale") pixels a point"
      case .textSizeOutOfRange(let size):
        "a picture cannot have texts of size \(size.shortest, as: "size")"
      case .themeOutOfRange(let name, let value, _):
        "the theme cannot have \(value.shortest, as: "value") for “\(name, as: "name")”"
      case .tooLarge(let width, let height):
        "a picture of \(width.shortest, as: "width") × \(height.shortest, as: "height") pixels is too large"
      case .unknownIcon(let name, _): "there is no icon “\(name, as: "name")”"
      case .unknownFormat(let path): "“\(path, as: "file")” names no kind of picture"
      case .noIcons: "the icons that belong to this program are missing"
      case .icon(let error), .output(let error): error.messageText
      case .noFont(let path, _): "there is no font in “\(path, as: "path")”"
      case .noFonts: "there are no fonts, so that nothing could be read"
      case .iconSize(let error): error.messageText
      case .drawing(let reason): "the picture cannot be drawn (\(reason, as: "reason"))"
      }
    return text.own("error")
  }

  /// What to do.
  public var recovery: DialogText {
    let text: DialogText =
      switch self {
      case .scaleOutOfRange: "give a scale from 1 to 3"
      case .textSizeOutOfRange: Self.numbers(from: Theme.textSizes)
      case .themeOutOfRange(_, _, let range): Self.numbers(from: range)
      case .tooLarge: "shorten the dialog, or give a smaller scale"
      case .unknownIcon(_, let names):
        "name one of: \(names.joined(separator: ", "), as: "names")"
      case .unknownFormat: "name a file that ends in .png, .svg or .pdf"
      case .noIcons: "install the program again, with its share folder"
      case .icon(let error), .output(let error): error.recoveryText
      case .noFont(_, let package), .noFonts(let package):
        "install the package \(package, as: "package")"
      case .iconSize(let error): error.recoveryText
      case .drawing: "give a smaller scale, or close other programs"
      }
    return text.own("error")
  }
}

extension PictureError {
  private static func numbers(from range: ClosedRange<Double>) -> DialogText {
    "give a number from \(range.lowerBound.shortest, as: "least") to \(range.upperBound.shortest, as: "most")"
  }
}
