internal import DialogGraphics
internal import DialogResources
internal import Dialogs

extension DialogIcon {
  /// One for all pictures of the program: the same icons come again in other languages and themes.
  ///
  /// No pixel depends on what is in it.
  private static let cache = ScaledIconCache()

  /// The icon in the largest size that fits a frame, its aspect ratio kept; turned round where it
  /// points along the line and lines begin at the right.
  func bitmap(
    fitting frame: DialogRect, scale: Double, in direction: TextDirection
  ) throws(PictureError) -> Bitmap {
    let icon = try bitmap(fitting: frame, scale: scale)
    guard isDirectional, direction == .rightToLeft else { return icon }
    do { return try icon.flippedHorizontally() } catch { throw .iconSize(error) }
  }

  /// The icon in the largest size that fits a frame, its aspect ratio kept.
  func bitmap(fitting frame: DialogRect, scale: Double) throws(PictureError) -> Bitmap {
    let target = ScaleTarget(width: frame.width, height: frame.height, scale: scale)
    switch self {
    case .named(let name): return try Self.bitmap(contentsOf: Self.path(of: name), target)
    case .file(let path): return try Self.bitmap(contentsOf: path, target)
    case .png(let bytes):
      do { return try Self.cache.icon(png: bytes, target: target) } catch {
        throw PictureError(error)
      }
    }
  }

  private static func bitmap(
    contentsOf path: String, _ target: ScaleTarget
  ) throws(PictureError) -> Bitmap {
    do { return try cache.icon(contentsOf: path, target: target) } catch {
      throw PictureError(error)
    }
  }

  private static func path(of name: String) throws(PictureError) -> String {
    guard names.contains(name) else { throw .unknownIcon(name, among: names) }
    guard let folder = resourceDirectory() else { throw .noIcons }
    return "\(folder)/icons/\(name).png"
  }
}

extension PictureError {
  fileprivate init(_ error: ScalingError) {
    switch error {
    case .png(let error): self = .icon(error)
    case .size(let error): self = .iconSize(error)
    }
  }
}
