import DialogRender

extension AskingOptions {
  /// How pictures are drawn.
  var rendering: RenderOptions {
    RenderOptions(
      theme: DialogRender.Theme.all.first { $0.name == theme?.rawValue } ?? .light,
      scale: uiScale, textSize: textSize, fonts: fonts == .hermetic ? .hermetic : .system,
      extent: extent, background: background)
  }
}
