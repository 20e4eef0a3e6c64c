import Dialogs

/// A text that says more of some of its runs than the words do.
struct StyledText: Hashable {
  /// What is said of a run.
  enum Emphasis: Hashable {
    /// It matters most.
    case strong
    /// It warns.
    case danger
    /// It does not count.
    case faint
  }

  private struct Run: Hashable {
    var text: String
    var emphasis: Emphasis?
  }

  private var runs: [Run] = []

  /// A text of one run.
  init(_ text: String = "", _ emphasis: Emphasis? = nil) {
    append(text, emphasis)
  }

  /// Adds a run.
  mutating func append(_ text: String, _ emphasis: Emphasis? = nil) {
    runs.append(Run(text: text, emphasis: emphasis))
  }

  /// The text's lines as a terminal is given them.
  ///
  /// - Parameters:
  ///   - style: Whether emphasis is shown.
  ///   - indent: The spaces before every line but the first.
  /// - Returns: At least one line, without line feeds.
  func lines(in style: PlainStyle, indent: Int = 0) -> [String] {
    var lines = [""]
    for run in runs {
      let parts = run.text.unicodeScalars.split(
        separator: "\n", omittingEmptySubsequences: false)
      for (number, part) in parts.enumerated() {
        if number > 0 { lines.append(String(repeating: " ", count: indent)) }
        let text = String(part).visible
        lines[lines.count - 1] += style.isEmphasized ? run.emphasis?.around(text) ?? text : text
      }
    }
    return lines
  }
}

extension StyledText.Emphasis {
  /// The text between the sequences that turn emphasis on and off (ECMA-48, SGR).
  fileprivate func around(_ text: String) -> String {
    if text.isEmpty { return text }
    let code =
      switch self {
      case .strong: "1"
      case .danger: "1;31"
      case .faint: "2"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
