@testable import DialogTerminal

extension TerminalFrame {
  /// The frame as lines of text, without what only looks different.
  var text: String {
    lines.map { line in
      var text = line.runs.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }.joined(separator: "\n")
  }
}

extension StyledLine {
  /// The line's text.
  var text: String { runs.map(\.text).joined() }
}
