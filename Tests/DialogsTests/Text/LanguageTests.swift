import Dialogs
import Testing

@Suite("Language")
struct LanguageTests {
  @Test(
    arguments: [
      ("en", "en"), ("pt_BR", "pt-BR"), ("zh_TW", "zh-TW"), ("sr@latin", "sr-Latn"),
      ("uz_UZ@cyrillic", "uz-Cyrl-UZ"), ("ca_ES@valencia", "ca-ES-valencia"), ("", ""),
      ("de_DE@euro", "de-DE"),
    ])
  func `the web's name for it is its own`(tag: String, name: String) {
    #expect(Language(tag: tag).languageTag == name)
  }
}
