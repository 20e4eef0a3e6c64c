import Dialogs

extension FrameComposer {
  /// How far the work has come: a bar, and the words for it.
  var progressRows: [FrameRow] {
    guard let progress = content.progress else { return [] }
    guard let percent = progress.percent else { return [FrameRow(pieces: movingBar)] }
    let done = width * percent / 100
    let bar = FrameRow(pieces: [filled(done), left(width - done)])
    let words = PresenterWords.fill(content.words.percentDone, ["percent": "\(percent)"])
    return [bar] + pen.rows(words, pen.theme.faint, width: width)
  }

  /// A piece that goes to the end and back while nobody knows how much there is.
  private var movingBar: [FramePiece] {
    let piece = max(1, width / 5)
    let room = width - piece
    let step = room == 0 ? 0 : dialog.ticks % (2 * room)
    let before = min(step, 2 * room - step)
    return [left(before), filled(piece), left(room - before)]
  }

  private func filled(_ cells: Int) -> FramePiece {
    pen.piece(String(repeating: pen.symbols.barDone, count: cells), pen.theme.accent)
  }

  private func left(_ cells: Int) -> FramePiece {
    pen.piece(String(repeating: pen.symbols.barLeft, count: cells), pen.theme.border)
  }
}
