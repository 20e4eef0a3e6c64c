import DialogLocalization
import Dialogs
import Testing

@Suite("The reader's languages")
struct ReadersLanguagesTests {
  static let environments: [(environment: [String: String], names: [String])] = [
    ([:], []),
    (["LANGUAGE": "de"], []),
    (["LANG": "C", "LANGUAGE": "de"], []),
    (["LANG": "POSIX", "LANGUAGE": "de"], []),
    (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], []),
    (["LANG": "C.UTF-8"], []),
    (["LANG": "C.UTF-8", "LANGUAGE": "de:fr"], ["de", "fr"]),
    (["LANG": "de_DE.UTF-8"], ["de_DE.UTF-8"]),
    (["LANG": "de_DE", "LC_MESSAGES": "fr_FR"], ["fr_FR"]),
    (["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "ja_JP"], ["ja_JP"]),
    (["LANG": "de_DE", "LC_MESSAGES": "", "LC_ALL": ""], ["de_DE"]),
    (["LANG": "de_DE", "LANGUAGE": ""], ["de_DE"]),
    (["LANG": "de_DE", "LC_ALL": "C.utf8", "LANGUAGE": "ja"], ["ja"]),
    (["LANG": "de_DE", "LANGUAGE": ":pt_BR::pt:"], ["pt_BR", "pt"]),
    (["LANG": "de_DE", "LANGUAGE": "pt_BR:C:de"], ["pt_BR"]),
    (["LANG": "de_DE", "LANGUAGE": "fr:C.UTF-8:de"], ["fr"]),
    (["LANG": "de_DE", "LANGUAGE": "C"], []),
  ]

  @Test("are those that gettext would try", arguments: environments)
  func names(environment: [String: String], names: [String]) {
    #expect(ReadersLanguages(environment: environment).names == names)
  }

  static let choices: [(environment: [String: String], tag: String)] = [
    (["LANG": "de_AT.UTF-8"], "de"),
    (["LANG": "pt_PT.UTF-8"], "pt"),
    (["LANG": "pt_BR.UTF-8"], "pt_BR"),
    (["LANG": "de_DE", "LANGUAGE": "xx:fr"], "fr"),
    (["LANG": "de_DE", "LANGUAGE": "eo"], "en"),
    (["LANG": "de_DE", "LANGUAGE": "en_US:de"], "en"),
    (["LANG": "de_DE", "LANGUAGE": "../../de"], "en"),
    (["LANG": "zh_TW", "LANGUAGE": "zh_TW:ja"], "zh_TW"),
    (["LANG": "xx_YY"], "en"),
    (["LC_ALL": "C", "LANGUAGE": "de"], "en"),
    ([:], "en"),
  ]

  @Test("lead to the first that there is, in the end to English", arguments: choices)
  func choice(environment: [String: String], tag: String) {
    #expect(GettextLocalizer.shipped(environment: environment).language(for: nil).tag == tag)
  }

  static let lists: [(list: String, tags: [String])] = [
    ("de:fr", ["de", "fr"]), ("de_AT:de:fr:de_CH", ["de", "fr"]),
    ("pt_PT:es_MX", ["pt", "pt_BR", "es"]),
    ("xx:fr:../../etc:ja", ["fr", "ja"]), ("de:en_GB:fr", ["de", "en"]), ("de:C:fr", ["de"]),
    ("de:ar_XB:fr", ["de", "ar_XB"]), ("en_XA:de", ["en_XA"]), ("😀:/:zh_TW", ["zh_TW"]),
    ("😀:/", ["en"]),
  ]

  @Test("follow each other, up to English", arguments: lists)
  func list(list: String, tags: [String]) {
    let localizer = GettextLocalizer.shipped(environment: ["LANG": "it_IT", "LANGUAGE": list])
    #expect(localizer.languages(for: nil).map(\.tag) == tags)
    #expect(localizer.languages(for: "ja").map(\.tag) == ["ja"])
  }

  @Test("may be thousands")
  func thousands() {
    let junk = (0..<10_000).map { "x\($0)/../de" }.joined(separator: ":")
    let many = Array(repeating: "de_AT:fr", count: 5000).joined(separator: ":")
    let localizer = GettextLocalizer.shipped(
      environment: ["LANG": "de_DE", "LANGUAGE": "\(junk):\(many):ja"])
    #expect(localizer.languages(for: nil).map(\.tag) == ["de", "fr", "ja"])
  }
}
