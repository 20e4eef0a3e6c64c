import DialogRender

extension AskingOptions {
  /// How pictures are drawn.
  var rendering: RenderOptions {
    RenderOptions(
      theme: DialogRender.Theme.all.first { $0.name == theme?.rawValue } ?? .light,
      scale: uiScale, textSize: textSize, fonts: fonts.set,
      extent: extent, background: background)
  }
}

extension AskingOptions.Fonts {
  /// The fonts that go by this name.
  var set: FontSet {
    switch self {
    case .system: .system
    case .hermetic: .hermetic
    }
  }
}
