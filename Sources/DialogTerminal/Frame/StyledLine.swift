/// One line of text, in runs that look alike.
///
/// The texts hold nothing that a terminal obeys.
struct StyledLine: Hashable {
  struct Run: Hashable {
    var text: String
    var style = TextStyle()
  }

  var runs: [Run] = []
}

/// How a run of text looks.
struct TextStyle: Hashable {
  var foreground: TerminalColor?
  var background: TerminalColor?
  var isBold = false
  var isFaint = false
  var isUnderlined = false
  var isReversed = false
}

/// A colour as the terminal is told it.
enum TerminalColor: Hashable {
  /// One of the terminal's own sixteen.
  case ansi(UInt8)
  /// One of 256: the cube of six steps and the grays.
  case indexed(UInt8)
  /// Red, green and blue.
  case rgb(UInt8, UInt8, UInt8)
}
