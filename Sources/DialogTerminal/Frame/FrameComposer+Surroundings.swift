import Dialogs

extension FrameComposer {
  /// The rows in their border, with a line about the keys below.
  func surround(_ rows: [FrameRow], _ fit: FrameFit) -> [FrameRow] {
    // Below a mirrored box the line begins where the box does.
    let room = pen.symbols.isMirrored ? boxWidth : min(dialog.size.columns, FrameLayout.widest)
    let help = [fit.hasHelp ? helpRow(width: room) : FrameRow()].filter { !$0.pieces.isEmpty }
    let symbols = pen.symbols
    if margin == 0 {
      return rows.map { row in
        let end = mark(of: row) ?? pen.blank(1)
        return FrameRow(pieces: pen.padded(row, to: width).pieces + [end])
      } + help
    }
    let gap = pen.blank(margin - 1)
    let side = pen.piece(symbols.vertical, pen.theme.border)
    let edge = String(repeating: symbols.horizontal, count: boxWidth - 2)
    let top = [symbols.topLeading, edge, symbols.topTrailing]
    let bottom = [symbols.bottomLeading, edge, symbols.bottomTrailing]
    let inside = rows.map { row in
      FrameRow(
        pieces: [side, gap] + pen.padded(row, to: width).pieces + [gap, mark(of: row) ?? side])
    }
    func border(_ parts: [String]) -> FrameRow {
      FrameRow(pieces: parts.map { pen.piece($0, pen.theme.border) })
    }
    return [border(top)] + inside + [border(bottom)] + help
  }

  /// What tells at a row's end that there is more; `nil` where there is not.
  private func mark(of row: FrameRow) -> FramePiece? {
    let symbols = pen.symbols
    return switch row.more {
    case .above: pen.piece(symbols.moreAbove, pen.theme.accent)
    case .below: pen.piece(symbols.moreBelow, pen.theme.accent)
    case [.above, .below]: pen.piece(symbols.moreAround, pen.theme.accent)
    default: nil
    }
  }

  /// What the keys do now; the last are the most needed.
  private func helpRow(width: Int) -> FrameRow {
    var pieces: [FramePiece] = []
    for (key, does) in help.reversed() {
      let entry = [
        pen.piece(key, pen.theme.accent), pen.blank(1),
        pen.piece(
          pen.measure.shortened(does.visible, to: max(8, min(24, width / 3))), pen.theme.faint),
      ]
      let gap = pieces.isEmpty ? [] : [pen.piece(pen.symbols.separator, pen.theme.faint)]
      let longer = entry + gap + pieces
      if FrameRow(pieces: longer).width + 2 > width { break }
      pieces = longer
    }
    return FrameRow(pieces: pieces.isEmpty ? [] : [pen.blank(2)] + pieces)
  }

  private var help: [(key: String, does: String)] {
    let words = content.words
    let symbols = pen.symbols
    let field = dialog.focusedField
    let list = field == nil ? dialog.buttonList : dialog.lists[field?.id ?? ""]
    var help: [(String, String)] = []
    if list != nil || (isStacked && dialog.focusedButton != nil) {
      help.append((symbols.upAndDownKeys, words.keyMoves))
    }
    if let list, list.filter == nil { help.append(("/", words.filter)) }
    if dialog.hasSeveralFocuses { help.append(("tab", words.keyGoesOn)) }
    if field?.kind == .checkbox || field?.kind == .choices {
      help.append((symbols.spaceKey, words.keyChecks))
    }
    let pressed = dialog.focusedButton ?? dialog.buttonAfterField
    if let title = pressed?.title.string {
      help.append((symbols.enterKey, title))
    } else if field != nil {
      help.append((symbols.enterKey, words.keyGoesOn))
    }
    if let title = dialog.escapeTitle { help.append(("esc", title)) }
    return help
  }
}
