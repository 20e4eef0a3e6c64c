/// The languages that Rejoinder ships catalogs of.
enum ShippedLanguages {
  /// Those in which every text is translated.
  static let complete = [
    "ar", "de", "es", "fr", "he", "ja", "ko", "pl", "pt_BR", "ru", "zh_CN", "zh_TW",
  ]

  /// All of them: in each, what any program's dialogs need is translated.
  static let all = [
    "ar", "bn", "cs", "da", "de", "el", "es", "fa", "fi", "fr", "he", "hi", "hu", "id", "it", "ja",
    "ko", "nb", "nl", "pl", "pt", "pt_BR", "ro", "ru", "sv", "th", "tr", "uk", "vi", "zh_CN",
    "zh_TW",
  ]

  static let rightToLeft: Set = ["ar", "fa", "he"]

  /// The contexts of the texts that any program's dialogs need: stock titles, what presenters say
  /// themselves, and what is wrong with an entry.
  static let contexts = ["button", "presenter", "field"]
}
