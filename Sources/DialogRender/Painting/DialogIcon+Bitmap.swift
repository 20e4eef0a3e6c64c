internal import DialogGraphics
internal import DialogResources
internal import Dialogs

extension DialogIcon {
  /// The icon in the largest size that fits a frame, its aspect ratio kept.
  func bitmap(fitting frame: DialogRect, scale: Double) throws(PictureError) -> Bitmap {
    let original: Bitmap
    do {
      original =
        switch self {
        case .named(let name): try Bitmap(contentsOf: Self.path(of: name))
        case .file(let path): try Bitmap(contentsOf: path)
        case .png(let bytes): try Bitmap(png: bytes)
        }
    } catch let error as PNGError {
      throw .icon(error)
    } catch let error as PictureError {
      throw error
    } catch {
      throw .drawing("\(error)")
    }
    do {
      let size = try original.size.fitted(
        toWidth: frame.width, height: frame.height, scale: scale)
      return try original.scaled(toWidth: size.width, height: size.height)
    } catch {
      throw .iconSize(error)
    }
  }

  private static func path(of name: String) throws(PictureError) -> String {
    guard names.contains(name) else { throw .unknownIcon(name, among: names) }
    guard let folder = resourceDirectory() else { throw .noIcons }
    return "\(folder)/icons/\(name).png"
  }
}
