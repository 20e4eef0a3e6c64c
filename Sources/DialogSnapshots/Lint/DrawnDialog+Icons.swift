internal import DialogGraphics
internal import DialogRender
internal import Dialogs

extension DrawnDialog {
  /// Icons with fewer pixels than they are shown with.
  ///
  /// They are the same in every language, and so looked at in the source's alone.
  var iconFindings: [DialogFinding] {
    guard content.language == .source else { return [] }
    return zip(layout.elements, places).compactMap { element, place in
      guard case .icon(let icon, _) = element.part, let size = icon.pixelSize else { return nil }
      let width = element.frame.width * options.scale
      let height = element.frame.height * options.scale
      // It fills its room on the side where it is longer.
      guard Double(size.width) < width, Double(size.height) < height else { return nil }
      return finding(
        .smallIcon, at: place, "",
        "\(size.width) × \(size.height) < \(width.short) × \(height.short)", in: element.frame)
    }
  }
}

extension DialogIcon {
  /// The size of an icon that the program brings; Rejoinder's own are large enough.
  fileprivate var pixelSize: PixelSize? {
    switch self {
    case .named: nil
    case .file(let path): (try? PNGImage(contentsOf: path))?.header.size
    case .png(let bytes): (try? PNGImage(bytes: bytes))?.header.size
    }
  }
}
