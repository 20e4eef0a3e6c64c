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
    #expect(try Self.matches(for: wanted, among: among).first == match)
  }

  static let chains: [(wanted: String, among: String, chain: String)] = [
    ("es_MX", "es es_419 es_AR es_ES es_MX", "es_MX es_419 es"),
    ("es-AR", "es es_419 es_ES es_MX", "es_419 es es_MX"), ("es_419", "es es_419", "es_419 es"),
    ("es_PH", "es es_419 es_PH", "es_PH es"),
    ("pt_PT", "pt pt_BR pt_PT", "pt_PT pt pt_BR"), ("pt_BR", "pt pt_BR pt_PT", "pt_BR pt"),
    ("pt_MZ", "pt pt_BR pt_PT", "pt_PT pt pt_BR"), ("pt_DE", "pt pt_BR pt_PT", "pt pt_BR"),
    ("zh_HK", "zh_CN zh_HK zh_TW", "zh_HK zh_TW"), ("zh_MO", "zh_CN zh_HK zh_TW", "zh_HK zh_TW"),
    ("zh-Hant-HK", "zh_CN zh_Hant zh_TW", "zh_Hant zh_TW"),
    ("zh-Hans-HK", "zh_CN zh_HK zh_TW", "zh_CN"), ("zh_TW", "zh_CN zh_HK", "zh_HK"),
    ("sr_ME", "sr sr@latin sr_Latn_ME", "sr_Latn_ME sr@latin"),
    ("sr_RS", "sr@latin sr_RS sr", "sr_RS sr"),
    ("en_AU", "en en_001 en_GB", "en_001 en_GB en"), ("en_PH", "en en_GB", "en"),
    ("en_US", "en en_GB", "en"), ("en", "en en_GB", "en"),
    ("ca_ES@valencia", "ca ca@valencia ca_ES", "ca@valencia ca_ES ca"),
    ("nn_NO", "nb nn", "nn nb"), ("nb", "nb nn", "nb"), ("de_AT", "de de_AT de_CH", "de_AT de"),
    ("de_AT", "de_CH de_LI", "de_CH"), ("it", "de fr", ""),
  ]

  @Test("is followed by those that it is a kind of", arguments: chains)
  func chain(wanted: String, among: String, chain: String) throws {
    #expect(try Self.matches(for: wanted, among: among).joined(separator: " ") == chain)
  }

  /// The parents that CLDR names in `parentLocales` (as Babel 2.19 has them), by their children.
  static let parents = [
    "es_419": "AR BO BR BZ CL CO CR CU DO EC GT HN JP MX NI PA PE PR PY SV US UY VE",
    "pt_PT": "AO CH CV FR GQ GW LU MO MZ ST TL",
    "en_001": """
    150 AG AI AU BB BM BS BW BZ CC CK CM CX CY DG DM ER FJ FK FM GB GD GG GH GI GM GS GY HK ID IE \
    IL IM IN IO JE JM KE KI KN KY LC LR LS MG MO MS MT MU MV MW MY NA NF NG NR NU NZ PG PK PN PW \
    RW SB SC SD SG SH SL SS SX SZ TC TK TO TT TV TZ UG VC VG VU WS ZA ZM ZW
    """,
    "zh_Hant_HK": "MO", "no": "NO",
  ]

  @Test("has the parents of CLDR", arguments: parents.keys.sorted())
  func cldr(parent: String) throws {
    let language = String(parent.prefix { $0 != "_" })
    let names = "\(language) \(parent)"
    for region in Self.parents[parent, default: ""].split(separator: " ") {
      let script = parent.contains("Hant") ? "_Hant" : ""
      let found = try Self.matches(for: "\(language)\(script)_\(region)", among: names)
      #expect(found.first == parent, "\(region)")
    }
    let others = ["es": "ES PH GQ", "pt": "BR DE", "en": "US PR GU BI"][language, default: ""]
    for region in others.split(separator: " ") {
      #expect(
        try Self.matches(for: "\(language)_\(region)", among: names) == [language], "\(region)")
    }
  }

  @Test("may be absurdly long")
  func long() {
    let million = String(repeating: "x", count: 1_000_000)
    for name in [million, "de_\(million)", "de@\(million)", "de.\(million)", "../" + million] {
      let matches = LocaleName(name)?.matches(among: [LocaleName("de")].compactMap(\.self))
      #expect(matches?.count ?? 0 == (name.hasPrefix("de") ? 1 : 0))
    }
  }

  private static func matches(for wanted: String, among: String) throws -> [String] {
    let names = among.split(separator: " ").map(String.init)
    let known = Dictionary(
      try names.map { (try #require(LocaleName($0)), $0) }, uniquingKeysWith: { first, _ in first })
    return try #require(LocaleName(wanted)).matches(among: names.compactMap(LocaleName.init))
      .compactMap { known[$0] }
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
