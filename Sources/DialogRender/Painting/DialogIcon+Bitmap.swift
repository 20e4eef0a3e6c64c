internal import DialogGraphics
internal import DialogResources
internal import Dialogs

extension DialogIcon {
  /// The icon in the largest size that fits a frame, its aspect ratio kept.
  func bitmap(fitting frame: DialogRect, scale: Double) throws(PictureError) -> Bitmap {
    let original = try original()
    do {
      let target = ScaleTarget(width: frame.width, height: frame.height, scale: scale)
      let size = try target.placement(of: original.size).size
      return try original.scaled(toWidth: size.width, height: size.height)
    } catch {
      throw .iconSize(error)
    }
  }

  private func original() throws(PictureError) -> Bitmap {
    switch self {
    case .named(let name): return try Self.bitmap(contentsOf: Self.path(of: name))
    case .file(let path): return try Self.bitmap(contentsOf: path)
    case .png(let bytes):
      do { return try Bitmap(png: bytes) } catch { throw .icon(error) }
    }
  }

  private static func bitmap(contentsOf path: String) throws(PictureError) -> Bitmap {
    do { return try Bitmap(contentsOf: path) } catch { throw .icon(error) }
  }

  private static func path(of name: String) throws(PictureError) -> String {
    guard names.contains(name) else { throw .unknownIcon(name, among: names) }
    guard let folder = resourceDirectory() else { throw .noIcons }
    return "\(folder)/icons/\(name).png"
  }
}
