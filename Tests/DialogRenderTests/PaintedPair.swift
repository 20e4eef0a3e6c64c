import Dialogs

@testable import DialogRender

/// Something painted, by all that its colour depends on, and what it lies on.
struct PaintedPair: Hashable {
  enum Ink: Hashable {
    case text(Theme.Tone)
    case icon(DialogLayout.IconGround)
    case box(isWrong: Bool)
    case mark(isOn: Bool)
    case progress
    case button(Theme.Tint)
  }

  enum Ground: Hashable {
    case card
    case box
    case fill(Theme.Tint)

    func color(in theme: Theme) -> Theme.Color {
      switch self {
      case .card: theme.colors.card
      case .box: theme.colors.box.over(theme.colors.card)
      case .fill(let tint): theme.colors[fill: tint].over(theme.colors.card)
      }
    }
  }

  let ink: Ink
  let ground: Ground
}

extension PaintedPair.Ink {
  init?(_ part: DialogLayout.Part) {
    switch part {
    case .text(let text): self = .text(text.tone)
    case .icon(_, let ground): self = .icon(ground)
    case .box(let isWrong): self = .box(isWrong: isWrong)
    case .mark(_, let isOn): self = .mark(isOn: isOn)
    case .progress: self = .progress
    case .button(let tint): self = .button(tint)
    // Their texts tell what they are.
    case .row, .separator: return nil
    }
  }

  /// What the reader has to tell apart to see what this is and how it stands.
  func boundaries(_ colors: Theme.Colors) -> [(ink: Theme.Color, ground: Theme.Color)] {
    let accent = colors[fill: .accent]
    return switch self {
    case .box(let isWrong):
      [colors.card, colors.box].map { (isWrong ? colors[text: .problem] : colors.outline, $0) }
    case .mark(true): [(accent, colors.card), (colors[text: .onAccent], accent)]
    case .mark(false): [(colors.outline, colors.card), (colors.outline, colors.box)]
    case .progress: [(accent, colors.track)]
    case .button(.accent): [(accent, colors.card)]
    case .button(.strongDestructive): [(colors[fill: .strongDestructive], colors.card)]
    case .button, .text, .icon: []
    }
  }
}

extension DialogLayout {
  var pairs: [PaintedPair] {
    elements.compactMap { element in
      PaintedPair.Ink(element.part).map { PaintedPair(ink: $0, ground: ground(of: element)) }
    }
  }

  /// What an element lies on.
  func ground(of element: Element) -> PaintedPair.Ground {
    let grounds = elements.prefix { $0 != element }.compactMap { other -> PaintedPair.Ground? in
      guard other.frame.overlaps(element.frame) else { return nil }
      return switch other.part {
      case .button(let tint), .row(let tint, _, _): .fill(tint)
      case .box: .box
      case .icon, .text, .separator, .mark, .progress: nil
      }
    }
    return grounds.last ?? .card
  }
}
