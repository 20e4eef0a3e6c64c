package import Dialogs

extension LocaleName {
  /// The side on which the script's lines begin.
  package var direction: TextDirection {
    Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
  }

  private static let rightToLeftScripts: Set = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]

  private static let usualScripts: [String: String] = {
    let languages = [
      "Arab": "ar azb bal ckb fa glk ks lrc mzn prs ps sd skr ug ur",
      "Armn": "hy", "Beng": "as bn", "Cyrl": "be bg ce cv kk ky mk mn ru sr tg tt uk",
      "Deva": "bho brx doi hi kok mai mr ne sa", "Ethi": "am ti", "Geor": "ka", "Grek": "el",
      "Gujr": "gu", "Guru": "pa", "Hans": "zh", "Hebr": "he yi", "Jpan": "ja", "Khmr": "km",
      "Knda": "kn", "Kore": "ko", "Laoo": "lo", "Mlym": "ml", "Mymr": "my", "Nkoo": "nqo",
      "Orya": "or", "Sinh": "si", "Syrc": "syr", "Taml": "ta", "Telu": "te", "Thaa": "dv",
      "Thai": "th", "Tibt": "bo dz",
    ]
    var scripts: [String: String] = [:]
    for (script, codes) in languages {
      for code in codes.split(separator: " ") { scripts[String(code)] = script }
    }
    return scripts
  }()

  /// The script that a language is written in where its name doesn't say.
  static func usualScript(of language: String, in region: String?) -> String {
    switch (language, region) {
    case ("zh", "TW"), ("zh", "HK"), ("zh", "MO"): "Hant"
    case ("sr", "ME"): "Latn"
    case ("pa", "PK"), ("uz", "AF"), ("az", "IR"): "Arab"
    default: usualScripts[language] ?? "Latn"
    }
  }
}
