import Dialogs

/// A dialog and its words in other languages; that of `ar` are read from the right.
struct TranslatedDialog {
  var dialog: Dialog
  var words: [String: [String: String]] = [:]

  func content(in tag: String) throws -> DialogContent {
    var dialog = dialog
    dialog.language = tag
    return try dialog.content(localizedBy: Words(words: words))
  }

  private struct Words: Localizer {
    let words: [String: [String: String]]

    func language(for tag: String?) -> Language {
      guard let tag, words[tag] != nil else { return .source }
      return Language(tag: tag, direction: tag == "ar" ? .rightToLeft : .leftToRight)
    }

    func translation(of message: LocalizableMessage, in language: Language) -> String? {
      words[language.tag]?[message.key]
    }
  }
}
