import Dialogs

/// A button as it is drawn: its role told by signs, weight and colour.
struct FrameButton {
  /// The cells between two buttons of a row.
  static let gap = 2

  private let button: DialogContent.Button
  private let dialog: InteractiveDialog
  private let pen: FramePen
  private let title: String

  /// A button of a dialog.
  init(_ button: DialogContent.Button, _ dialog: InteractiveDialog, _ pen: FramePen) {
    self.button = button
    self.dialog = dialog
    self.pen = pen
    title = button.title.string.visible
  }

  /// The cells that it takes on one row.
  var width: Int { pen.measure.width(of: title) + FrameRow(pieces: lead + tail).width }

  /// The button on one row.
  var pieces: [FramePiece] { lead + [titlePiece(title)] + tail }

  /// The button on rows of a width, as many as its title needs.
  func rows(width: Int) -> [FrameRow] {
    let (lead, tail) = (lead, tail)
    let room = max(1, width - FrameRow(pieces: lead + tail).width)
    let lines = pen.measure.lines(of: title, width: room)
    return lines.enumerated().map { number, line in
      let text = titlePiece(line, hasKey: number == 0)
      let start = number == 0 ? lead : Array(lead.prefix(1)) + lead.dropFirst().map(cleared)
      let isLast = number == lines.count - 1
      let end = isLast ? tail : tail.dropLast().map(cleared) + Array(tail.suffix(1))
      return FrameRow(pieces: start + [text, blank(room - text.width)] + end)
    }
  }

  private var isFocused: Bool { dialog.focus == .button(button.id) }
  private var isDefault: Bool { dialog.content.defaultButton == button.id }

  /// Whether it stands in a list, which needs no brackets to look like one.
  private var isBare: Bool { dialog.isSheetOfButtons }

  private var style: TextStyle {
    if isFocused { return pen.theme.focused }
    if !button.isEnabled { return pen.theme.faint }
    if button.role == .destructive { return pen.theme.danger }
    return isDefault ? pen.theme.accent : TextStyle()
  }

  /// What stands before the title.
  private var lead: [FramePiece] {
    let mark =
      if isFocused { pen.symbols.pointer } else if !button.isEnabled {
        pen.symbols.parenthesis
      } else { isBare ? " " : pen.symbols.bracket }
    let sign = button.role == .destructive ? [piece(pen.symbols.danger), blank(1)] : []
    return [piece(mark), blank(1)] + sign
  }

  /// What stands behind the title.
  private var tail: [FramePiece] {
    let mark =
      if isFocused { pen.symbols.endPointer } else if !button.isEnabled {
        pen.symbols.endParenthesis
      } else { isBare ? " " : pen.symbols.endBracket }
    var sign: [FramePiece] = []
    if isDefault {
      // Return presses another button where another has the focus.
      let isPressed = isFocused || dialog.focusedButton == nil
      let shown = piece(pen.symbols.defaultSign)
      sign = [blank(1), isPressed ? shown : cleared(shown)]
    }
    return sign + [blank(1), piece(mark)]
  }

  private func piece(_ text: String) -> FramePiece { pen.piece(text, style, target: target) }

  private func cleared(_ piece: FramePiece) -> FramePiece { blank(piece.width) }

  private func blank(_ width: Int) -> FramePiece { pen.blank(width, style, target: target) }

  private var target: Focus? { button.isEnabled ? .button(button.id) : nil }

  /// The title, with a line under the letter that chooses the button.
  private func titlePiece(_ text: String, hasKey: Bool = true) -> FramePiece {
    var piece = pen.piece(text, style, target: target)
    // In a long list letters filter.
    let hasKey = hasKey && button.isEnabled && dialog.buttonList == nil
    let key = hasKey ? button.accessKey?.lowercased() : nil
    guard let key, let place = text.firstIndex(where: { $0.lowercased() == key }) else {
      return piece
    }
    var underlined = style
    underlined.isUnderlined = true
    let next = text.index(after: place)
    piece.runs = [
      StyledLine.Run(text: String(text[..<place]), style: style),
      StyledLine.Run(text: String(text[place]), style: underlined),
      StyledLine.Run(text: String(text[next...]), style: style),
    ].filter { !$0.text.isEmpty }
    return piece
  }
}
