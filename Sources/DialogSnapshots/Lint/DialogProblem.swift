internal import Dialogs

/// What may be wrong with a dialog in a language.
public enum DialogProblem: String, Sendable, Hashable, CaseIterable {
  /// No catalog of the language has the text; readers see the source.
  case untranslated
  /// The translation reads as the source does.
  case equalToSource = "equal-to-source"
  /// The translation lost an argument or invented one; readers see the source.
  case lostPlaceholder = "lost-placeholder"
  /// An argument has no value; readers see its name in braces.
  case missingValue = "missing-value"
  /// Other buttons have taken every letter of a button's title.
  case collidingAccessKey = "colliding-access-key"
  /// A button's title has no letter to choose it by.
  case missingAccessKey = "missing-access-key"
  /// Readers see what was to be replaced by a value, such as `%@` or `{0}`.
  case leftoverPlaceholder = "leftover-placeholder"
  /// A text of words in both directions was put together by the program, and nothing keeps them
  /// apart: readers may see them in another order.
  case notIsolated = "not-isolated"

  /// An ellipsis stands for some of the text.
  case cutOff = "cut-off"
  /// The text is larger than its room.
  case overflowing
  /// No font has some of the letters.
  case missingGlyph = "missing-glyph"
  /// A line ends within a word.
  case brokenWord = "broken-word"
  /// A colour is too close to what it lies on (WCAG 2.2, success criteria 1.4.3 and 1.4.11).
  case lowContrast = "low-contrast"
  /// Something does not stand where a mirror would show it, in a language that is read from the right.
  case notMirrored = "not-mirrored"
  /// An icon has fewer pixels than it is shown with.
  case smallIcon = "small-icon"
  /// A button is less than 24 points high or wide (WCAG 2.2, success criterion 2.5.8).
  case smallButton = "small-button"
}

extension DialogProblem {
  /// What is wrong with a text of a dialog; `nil` for what only catalogs can have.
  init?(_ problem: TranslationProblem) { self.init(rawValue: problem.rawValue) }

  /// What is wrong, in words.
  ///
  /// - Parameters:
  ///   - text: The text as it is written in the source, or as it is shown.
  ///   - detail: What of it, or how much.
  /// - Returns: A text without a full stop.
  func message(for text: String, detail: String) -> DialogText {
    let message: DialogText? =
      switch self {
      case .untranslated, .equalToSource, .lostPlaceholder, .missingValue, .collidingAccessKey,
        .missingAccessKey:
        TranslationProblem(rawValue: rawValue)?.message(for: text)
      case .leftoverPlaceholder:
        "a placeholder is left over (\(detail, as: "placeholder")): “\(text, as: "text")”"
      case .notIsolated:
        "words of both directions with nothing to keep them apart: “\(text, as: "text")”"
      case .cutOff: "cut off: “\(text, as: "text")”"
      case .overflowing: "larger than its room: “\(text, as: "text")”"
      case .missingGlyph: "no font has \(detail, as: "letters"): “\(text, as: "text")”"
      case .brokenWord: "broken within a word (\(detail, as: "words")): “\(text, as: "text")”"
      // TRANSLATORS: {numbers} is as “2.9 < 4.5 (dark)”, with the theme's name in parentheses.
      case .lowContrast:
        text.isEmpty
          ? "too little contrast: \(detail, as: "numbers")"
          : "too little contrast, \(detail, as: "numbers"): “\(text, as: "text")”"
      case .notMirrored: "not where a mirror would show it"
      // TRANSLATORS: {numbers} is as “16 × 16 < 40 × 40”.
      case .smallIcon: "too few pixels to be sharp: \(detail, as: "numbers")"
      // TRANSLATORS: {numbers} is as “18 × 200”.
      case .smallButton: "less than 24 points high or wide: \(detail, as: "numbers")"
      }
    return message?.own("lint") ?? DialogText(verbatim: text)
  }
}
