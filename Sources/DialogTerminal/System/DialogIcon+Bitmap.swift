import DialogGraphics
import DialogResources
import Dialogs

extension DialogIcon {
  /// More pixels than these are not seen on a terminal.
  private static let side = 128.0

  /// The picture, at most 128 pixels wide and high; `nil` where it cannot be read, and the dialog
  /// is shown without it.
  func bitmap() -> Bitmap? {
    let target = ScaleTarget(width: Self.side, height: Self.side)
    do {
      switch self {
      case .named(let name):
        guard Self.names.contains(name), let folder = resourceDirectory() else { return nil }
        return try PNGImage(contentsOf: "\(folder)/icons/\(name).png", scaledTo: target).bitmap
      case .file(let path): return try PNGImage(contentsOf: path, scaledTo: target).bitmap
      case .png(let bytes): return try PNGImage(bytes: bytes, scaledTo: target).bitmap
      }
    } catch {
      return nil
    }
  }
}
