internal import DialogRender
internal import Dialogs

extension DrawnDialog {
  /// Colours of a theme that are too close to what they lie on.
  ///
  /// They are those of the theme, as letters' own pixels are mixed with what is behind them. What
  /// cannot be chosen is exempt, and so are icons, whose colours are their own.
  func contrastFindings(in theme: Theme) -> [DialogFinding] {
    layout.elements.indices.flatMap { index -> [DialogFinding] in
      let element = layout.elements[index]
      let ground = groundColor(of: index, in: theme)
      return element.colors(in: theme, on: ground).compactMap { color, ground, least in
        let contrast = color.contrast(on: ground)
        guard contrast < least else { return nil }
        return finding(
          .lowContrast, at: places[index], element.styledText?.text.string ?? "",
          "\(contrast.roundedDown.short) < \(least.short) (\(theme.name))", in: element.frame)
      }
    }
  }

  /// The opaque colour that an element lies on.
  private func groundColor(of index: Int, in theme: Theme) -> Theme.Color {
    let card = theme.colors.card
    switch ground(of: index)?.part {
    case .button(let tint), .row(let tint, isFirst: _, isLast: _):
      return theme.colors[fill: tint].over(card)
    case .box: return theme.colors.box.over(card)
    default: return card
    }
  }
}

extension DialogLayout.Element {
  /// The colours that must be told from what they lie on, and by how much.
  fileprivate func colors(
    in theme: Theme, on ground: Theme.Color
  ) -> [(Theme.Color, on: Theme.Color, least: Double)] {
    let colors = theme.colors
    let accent = colors[fill: .accent].over(ground)
    switch part {
    case .text(let text):
      guard text.tone != .disabled else { return [] }
      return [(colors[text: text.tone], ground, theme.type[text.style].leastContrast)]
    case .box(let isWrong):
      return [(isWrong ? colors[text: .problem] : colors.outline, ground, 3)]
    case .mark(_, let isOn):
      return isOn
        ? [(accent, ground, 3), (colors[text: .onAccent], accent, 3)]
        : [(colors.outline, ground, 3)]
    case .progress: return [(accent, colors.track.over(ground), 3)]
    case .icon, .button, .row, .separator: return []
    }
  }
}

extension Theme.Font {
  /// WCAG 2.2, success criterion 1.4.3: less for what is large, or bold and nearly as large.
  fileprivate var leastContrast: Double {
    size >= 18 || (weight >= 700 && size >= 14) ? 3 : 4.5
  }
}

extension Double {
  /// The number with one digit after the point, never more than it is.
  fileprivate var roundedDown: Double { (self * 10).rounded(.down) / 10 }
}
