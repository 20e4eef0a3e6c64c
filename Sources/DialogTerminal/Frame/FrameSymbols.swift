/// What a frame is drawn with beside text, by its place in reading order.
struct FrameSymbols {
  /// Whether there is more than ASCII to draw with.
  let isDrawn: Bool
  /// Whether rows begin at the right.
  let isMirrored: Bool

  var horizontal: String { isDrawn ? "─" : "-" }
  var vertical: String { isDrawn ? "│" : "|" }
  var topLeading: String { drawn("╭", "╮", "+") }
  var topTrailing: String { drawn("╮", "╭", "+") }
  var bottomLeading: String { drawn("╰", "╯", "+") }
  var bottomTrailing: String { drawn("╯", "╰", "+") }

  /// Before what the keys go to, and behind it.
  var pointer: String { isDrawn ? sided("▸", "◂") : sided(">", "<") }
  var endPointer: String { isDrawn ? sided("◂", "▸") : sided("<", ">") }
  /// Around a button.
  var bracket: String { sided("[", "]") }
  var endBracket: String { sided("]", "[") }
  /// Around a button that cannot be chosen.
  var parenthesis: String { sided("(", ")") }
  var endParenthesis: String { sided(")", "(") }

  var moreAbove: String { isDrawn ? "▴" : "^" }
  var moreBelow: String { isDrawn ? "▾" : "v" }
  var moreAround: String { isDrawn ? "↕" : ":" }

  var checked: String { isDrawn ? "[✓]" : "[x]" }
  var unchecked: String { "[ ]" }
  var chosen: String { isDrawn ? "(•)" : "(*)" }
  var unchosen: String { "( )" }

  var danger: String { isDrawn ? "⚠" : "!" }
  var problem: String { isDrawn ? "✗" : "!" }
  var done: String { isDrawn ? "✓" : "+" }
  var notDone: String { isDrawn ? "✗" : "x" }
  var timedOut: String { isDrawn ? "⏱" : "x" }

  var times: String { isDrawn ? "×" : "x" }

  var enterKey: String { isDrawn ? "⏎" : "enter" }
  var defaultSign: String { isDrawn ? "⏎" : "*" }
  var spaceKey: String { isDrawn ? "␣" : "space" }
  var upAndDownKeys: String { isDrawn ? "↑↓" : "up/down" }
  var separator: String { isDrawn ? " · " : "  " }

  var barDone: String { isDrawn ? "━" : "#" }
  var barLeft: String { isDrawn ? "┄" : "-" }
  /// Stands for what is typed and not shown, whatever its length.
  var secret: Character { isDrawn ? "•" : "*" }

  private func sided(_ one: String, _ other: String) -> String { isMirrored ? other : one }

  private func drawn(_ one: String, _ other: String, _ plain: String) -> String {
    isDrawn ? sided(one, other) : plain
  }
}
