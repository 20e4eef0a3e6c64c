internal import DialogRender
internal import Dialogs

extension DrawnDialog {
  /// WCAG 2.2, success criterion 2.5.8.
  private static let leastTarget = 24.0

  /// Buttons that are hard to hit.
  var buttonFindings: [DialogFinding] {
    zip(layout.elements, places).compactMap { element, place in
      switch element.part {
      case .button, .row: break
      default: return nil
      }
      let frame = element.frame
      guard min(frame.width, frame.height) < Self.leastTarget else { return nil }
      let title: String? =
        if case .button(let id) = place { content.button(id: id)?.title.string } else { nil }
      return finding(
        .smallButton, at: place, title ?? "", "\(frame.width.short) × \(frame.height.short)",
        in: frame)
    }
  }

  /// What does not stand as in a mirror, in a language whose lines begin at the right.
  func mirrorFindings() throws(PictureError) -> [DialogFinding] {
    guard content.language.direction == .rightToLeft else { return [] }
    var unmirrored = content
    unmirrored.language = Language(tag: content.language.tag, direction: .leftToRight)
    return mirrorFindings(comparedWith: try DialogLayout(unmirrored, options)) + lineFindings
  }

  /// What does not stand as in the mirror of a layout; places are compared on the card, for the card
  /// itself stays where it is presented from.
  func mirrorFindings(comparedWith original: DialogLayout) -> [DialogFinding] {
    guard original.elements.count == layout.elements.count else {
      return [finding(.notMirrored, at: .dialog, in: layout.card)]
    }
    return layout.elements.indices.compactMap { index -> DialogFinding? in
      let (element, other) = (layout.elements[index], original.elements[index])
      let expected = other.frame.mirrored(in: original.card)
        .moved(x: layout.card.x - original.card.x, y: layout.card.y - original.card.y)
      guard !expected.contains(element.frame) || !element.frame.contains(expected) else {
        return nil
      }
      return finding(
        .notMirrored, at: places[index], element.styledText?.text.string ?? "", in: element.frame)
    }
  }

  /// Texts whose lines begin on the wrong side of their room.
  private var lineFindings: [DialogFinding] {
    texts.compactMap { place, text in
      let frame = text.frame
      let isWrong = text.lines.contains { line in
        let atLeft = line.frame.x - frame.x
        let atRight = frame.maxX - line.frame.maxX
        // What is wider than its room begins nowhere.
        guard atLeft + atRight > 1 else { return false }
        return switch text.text.alignment {
        case .leading: abs(atRight) > 0.5
        case .trailing: abs(atLeft) > 0.5
        case .center: abs(atLeft - atRight) > 1
        }
      }
      return isWrong ? finding(.notMirrored, at: place, text.text.text.string, in: frame) : nil
    }
  }
}

extension Double {
  /// The number as a finding tells it, with one digit at most.
  var short: String { shortest(digits: 1) }
}
