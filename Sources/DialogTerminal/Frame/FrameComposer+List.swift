import Dialogs

extension FrameComposer {
  /// A list's rows, those around the item that keys go to; only these are made.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - height: The most rows of items.
  ///   - isFocused: Whether keys go to it.
  ///   - rows: Makes the rows of the item at a place.
  /// - Returns: The rows, with the filter before them where there is one.
  func rows(
    of list: ItemList, height: Int, isFocused: Bool = true,
    _ rows: (_ place: Int, _ isCurrent: Bool) -> [FrameRow]
  ) -> [FrameRow] {
    let height = max(1, height)
    func made(_ offset: Int) -> [FrameRow] {
      rows(list.places[offset], offset == list.offset)
    }
    var shown: [FrameRow] = []
    if list.place == nil {
      shown = pen.rows(content.words.noMatch, pen.theme.faint, width: width, lead: [pen.blank(2)])
    } else {
      shown = made(list.offset)
      var current = 0..<shown.count
      var (above, below) = (list.offset, list.offset + 1)
      func fillAbove(upTo wanted: Int) {
        while above > 0, shown.count < wanted {
          above -= 1
          let rows = made(above)
          shown = rows + shown
          current = current.lowerBound + rows.count..<current.upperBound + rows.count
        }
      }
      fillAbove(upTo: height / 2 + current.count)
      while below < list.places.count, shown.count < height {
        shown += made(below)
        below += 1
      }
      fillAbove(upTo: height)
      if shown.count > height {
        let start = max(0, min(current.lowerBound, current.upperBound - height))
        shown = shown.window(start..<start + height)
      }
      if above > 0 { shown[0].more.insert(.above) }
      if below < list.places.count { shown[shown.count - 1].more.insert(.below) }
    }
    guard list.filter != nil || list.isLong else { return shown }
    // A box that shrinks while one types would jump.
    let blank = min(height, list.titles.count) - shown.count
    if blank > 0 { shown += Array(repeating: FrameRow(), count: blank) }
    return [filterRow(of: list, isFocused: isFocused)] + shown
  }

  private func filterRow(of list: ItemList, isFocused: Bool) -> FrameRow {
    let count = PresenterWords.fill(
      content.words.matches, ["count": "\(list.places.count)", "total": "\(list.titles.count)"])
    let counted = pen.piece(count.visible, pen.theme.faint)
    let room = max(1, width - counted.width - 4)
    var pieces: [FramePiece]
    if let filter = list.filter, isFocused {
      pieces = [pen.piece("/", pen.theme.accent), pen.blank(1)]
      pieces += entry(filter, width: room, TextStyle())
    } else {
      let word = pen.measure.shortened(content.words.filter.visible, to: room)
      pieces = [pen.piece("/", pen.theme.faint), pen.blank(1), pen.piece(word, pen.theme.faint)]
    }
    let gap = width - FrameRow(pieces: pieces).width - counted.width
    return pen.clipped(FrameRow(pieces: pieces + [pen.blank(gap), counted]), to: width)
  }

  /// What is typed, as much as there is room for, with the cursor, which may stand behind it.
  func entry(
    _ editor: LineEditor, width: Int, _ style: TextStyle, echo: LineEditor.Echo = .text,
    hasCursor: Bool = true
  ) -> [FramePiece] {
    let window = editor.window(width: width, echo: echo, measure: pen.measure)
    var piece = pen.piece(window.text, style)
    if piece.width < width { piece = pen.piece(window.text + " ", style) }
    if hasCursor { piece.cursor = window.cursor }
    return [piece, pen.blank(width - piece.width, style)]
  }
}
