import Dialogs

extension FrameComposer {
  /// How far the work has come: a bar and the words for it, how fast it goes on, and how long the
  /// rest takes.
  var progressRows: [FrameRow] {
    guard let progress = content.progress else { return [] }
    let words = content.progressTexts.joined(separator: pen.symbols.separator)
    let rows = words.isEmpty ? [] : pen.rows(words, pen.theme.faint, width: width)
    return [FrameRow(pieces: progress.percent.map(bar) ?? movingBar)] + rows
  }

  private func bar(percent: Int) -> [FramePiece] {
    let done = width * percent / 100
    return [filled(done), left(width - done)]
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
