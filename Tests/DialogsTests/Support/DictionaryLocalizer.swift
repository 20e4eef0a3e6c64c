import Dialogs

/// A localizer with a handful of translations: by language, then by `context|key` or key.
struct DictionaryLocalizer: Localizer {
  let words: [String: [String: String]]
  /// The reader's own language.
  var reader = "en"

  func language(for tag: String?) -> Language {
    let wanted = tag ?? reader
    guard words[wanted] != nil else { return .source }
    return Language(tag: wanted, direction: wanted == "ar" ? .rightToLeft : .leftToRight)
  }

  /// A list of tags with colons between is a language and those that follow it.
  func languages(for tag: String?) -> [Language] {
    (tag ?? reader).split(separator: ":").map { language(for: String($0)) }
  }

  func translation(of message: LocalizableMessage, in language: Language) -> String? {
    let words = words[language.tag] ?? [:]
    let isOne = message.count == nil || message.count == 1
    let key = isOne ? message.key : message.plural ?? message.key
    guard let context = message.context else { return words[key] }
    return words["\(context)|\(key)"] ?? (message.isStock ? words[key] : nil)
  }
}
