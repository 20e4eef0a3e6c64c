import Dialogs

@testable import DialogRender

extension DialogLayout.Element {
  /// Whether other elements lie on it.
  var isBox: Bool {
    switch part {
    case .button, .row, .box: true
    case .icon, .text, .separator, .mark, .progress: false
    }
  }

  var text: StyledText? { if case .text(let text) = part { text } else { nil } }
}

extension DialogLayout {
  func frames(of owner: Owner) -> [DialogRect] {
    elements.filter { $0.owner == owner }.map(\.frame)
  }
}

extension DialogRect {
  // Sums of thirds differ in their last bits.
  private static let slack = 1e-9

  func contains(_ other: DialogRect) -> Bool {
    other.x >= x - Self.slack && other.y >= y - Self.slack && other.maxX <= maxX + Self.slack
      && other.maxY <= maxY + Self.slack
  }

  func isNear(_ other: DialogRect) -> Bool { contains(other) && other.contains(self) }

  func overlaps(_ other: DialogRect) -> Bool {
    x < other.maxX - Self.slack && other.x < maxX - Self.slack && y < other.maxY - Self.slack
      && other.y < maxY - Self.slack
  }
}

extension Array {
  /// Every two elements.
  var pairs: [(Element, Element)] {
    indices.flatMap { first in indices[(first + 1)...].map { (self[first], self[$0]) } }
  }
}
