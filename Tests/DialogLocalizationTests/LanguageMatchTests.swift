import DialogLocalization
import Dialogs
import Testing

@Suite("A language's name")
struct LanguageMatchTests {
  static let spellings: [(name: String, same: String)] = [
    ("pt-br", "pt_BR"), ("PT_br.UTF-8", "pt_BR"), ("iw_IL", "he-IL"), ("in", "id"), ("no", "nb"),
    ("de_DE@euro", "de_DE"), ("de_DE.ISO-8859-15@euro", "de_DE"), ("sr-Latn", "sr@latin"),
    ("sr_ME", "sr_Latn_ME"), ("zh_TW", "zh-Hant-TW"), ("zh_CN", "zh-hans-cn"),
    ("ja_Jpan_JP", "ja_JP"), ("ca_ES@valencia", "ca-ES-valencia"), ("de-Latn", "de"),
  ]

  @Test("may be spelled in several ways", arguments: spellings)
  func spelling(name: String, same: String) throws {
    let parsed = try #require(LocaleName(name))
    #expect(parsed == LocaleName(same))
  }

  @Test(
    "is none",
    arguments: [
      "", "C", "C.UTF-8", "C_x", "POSIX", "x", "../de", "de/..", "d\u{e9}", "12", "@latin", "-",
      "٣٤",
      "rejoinder", "\u{130}x",
    ])
  func none(name: String) {
    #expect(LocaleName(name) == nil)
  }

  static let matches: [(wanted: String, among: String, match: String?)] = [
    ("de_AT", "de fr", "de"), ("de", "de_CH", "de_CH"), ("de_AT", "de_CH de", "de"),
    ("de_AT", "de_AT de", "de_AT"), ("it", "de fr", nil),
    ("pt", "pt_BR pt_PT", "pt_BR"), ("pt_PT", "pt_BR", "pt_BR"), ("pt_PT", "pt_BR pt", "pt"),
    ("pt_AO", "pt_BR pt pt_PT", "pt_PT"), ("pt_BR", "pt pt_PT", "pt"),
    ("zh", "zh_CN zh_TW", "zh_CN"), ("zh-Hans", "zh_CN zh_TW", "zh_CN"),
    ("zh_SG", "zh_CN zh_TW", "zh_CN"), ("zh-Hant", "zh_CN zh_TW", "zh_TW"),
    ("zh_HK", "zh_CN zh_TW", "zh_TW"), ("zh_MO", "zh_HK zh_TW", "zh_HK"),
    ("zh-Hans-HK", "zh_CN zh_TW", "zh_CN"),
    ("zh_TW", "zh_CN", nil), ("zh-Hant", "zh_CN", nil), ("zh_HK", "zh_CN", nil),
    ("sr_ME", "sr sr@latin", "sr@latin"), ("sr-Latn-RS", "sr", nil), ("sr_RS", "sr@latin sr", "sr"),
    ("es_MX", "es es_419", "es_419"), ("es_ES", "es_419 es", "es"),
    ("en_AU", "en en_GB", "en_GB"), ("en_US", "en en_GB", "en"), ("iw", "he", "he"),
    ("no", "nb nn", "nb"), ("ca", "ca@valencia ca", "ca"), ("ca@valencia", "ca", "ca"),
  ]

  @Test("is answered with the nearest that there is", arguments: matches)
  func match(wanted: String, among: String, match: String?) throws {
    let names = among.split(separator: " ").map(String.init)
    let known = Dictionary(
      try names.map { (try #require(LocaleName($0)), $0) }, uniquingKeysWith: { first, _ in first })
    let found = try #require(LocaleName(wanted)).bestMatch(among: names.compactMap(LocaleName.init))
    #expect(found.flatMap { known[$0] } == match)
  }

  @Test(
    "tells where lines begin",
    arguments: [
      ("ar", true), ("he", true), ("iw", true), ("fa_IR", true), ("ur", true), ("az_IR", true),
      ("uz_Arab", true), ("yi", true), ("dv", true), ("ckb", true), ("pa_PK", true),
      ("de", false), ("ja", false), ("az", false), ("pa", false), ("ar_Latn", false),
      ("ks_Deva", false), ("ru", false),
    ])
  func direction(name: String, isRightToLeft: Bool) throws {
    let parsed = try #require(LocaleName(name))
    #expect(parsed.direction == (isRightToLeft ? .rightToLeft : .leftToRight))
  }
}
