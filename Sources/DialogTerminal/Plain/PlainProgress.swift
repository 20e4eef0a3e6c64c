import Dialogs

/// Decides when it is worth a line that work goes on: a message that changed, and every tenth.
struct PlainProgress {
  private var tenth: Int?

  /// What is shown at first.
  init(_ content: DialogContent) {
    tenth = content.progress?.percent.map { $0 / 10 }
  }

  /// The lines for a content that takes the place of another.
  mutating func lines(from old: DialogContent, to frame: PlainFrame) -> [String] {
    var lines = old.message == frame.content.message ? [] : frame.message
    guard let progress = frame.content.progress else { return lines }
    let tenth = progress.percent.map { $0 / 10 }
    if tenth != self.tenth, let percent = frame.percent(progress) { lines.append(percent) }
    self.tenth = tenth ?? self.tenth
    return lines
  }
}
