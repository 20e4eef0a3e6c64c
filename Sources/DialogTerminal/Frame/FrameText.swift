package import Dialogs

/// A dialog as a terminal without colours or pictures shows it.
package enum FrameText {
  /// The lines of the dialog's frame before any key is pressed, without spaces at their ends.
  ///
  /// - Parameters:
  ///   - content: The dialog.
  ///   - columns: The terminal's width in cells.
  ///   - rows: The terminal's height in cells.
  /// - Returns: The lines, from the first.
  package static func lines(of content: DialogContent, columns: Int, rows: Int) -> [String] {
    var style = InteractiveStyle()
    style.colors = .none
    style.graphics = .none
    let dialog = InteractiveDialog(
      content, style: style, size: TerminalSize(columns: columns, rows: rows))
    return dialog.frame.lines.map { line in
      var text = line.runs.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }
}
