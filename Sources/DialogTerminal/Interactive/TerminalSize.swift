/// A terminal's size in cells.
struct TerminalSize: Hashable {
  var columns: Int
  var rows: Int
}
