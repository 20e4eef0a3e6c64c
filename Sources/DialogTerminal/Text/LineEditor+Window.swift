import Dialogs

extension LineEditor {
  /// What is shown of a text.
  enum Echo: Hashable {
    /// The text.
    case text
    /// A sign for each grapheme.
    case length(Character)
    /// Three signs for any text that is not empty.
    case presence(Character)
  }

  /// The part of a text that is shown.
  struct Window: Hashable {
    /// The part, made visible.
    var text: String
    /// The column of the cursor in it.
    var cursor: Int
  }

  /// The part of the text in which the cursor and the character at it are, and the cursor's place.
  ///
  /// It moves by half its width, so that the text stands still while the cursor moves within it.
  ///
  /// - Parameters:
  ///   - width: The cells there are. The cursor takes one of them behind the text.
  ///   - echo: What is shown of the text.
  ///   - measure: How cells are counted.
  /// - Returns: A text no wider than the width, and a column that is less.
  func window(width: Int, echo: Echo = .text, measure: TextMeasure = TextMeasure()) -> Window {
    guard width > 0 else { return Window(text: "", cursor: 0) }
    let (before, after) = shown(echo)
    let next = after.first.map { measure.width(of: $0) } ?? 1
    let last = measure.width(of: before) + max(1, next) - 1
    let step = max(1, width / 2)
    let start = last < width ? 0 : ((last - width) / step + 1) * step
    var dropped = 0
    // A wide character that the start would cut is left out.
    let rest = before.drop { character in
      defer { dropped += measure.width(of: character) }
      return dropped < start
    }
    return Window(
      text: String(measure.prefix(of: rest + after, fitting: width)),
      cursor: measure.width(of: rest))
  }

  private func shown(_ echo: Echo) -> (before: String, after: String) {
    switch echo {
    case .text: (before.visible, after.visible)
    case .length(let sign):
      (String(repeating: sign, count: before.count), String(repeating: sign, count: after.count))
    case .presence(let sign): (text.isEmpty ? "" : String(repeating: sign, count: 3), "")
    }
  }
}
