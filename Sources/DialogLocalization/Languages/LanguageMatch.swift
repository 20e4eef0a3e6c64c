extension LocaleName {
  /// The names that serve in place of this one, the nearest first; none where no name is near.
  ///
  /// Only the same language in the same script serves: someone who reads traditional Chinese is not
  /// given simplified, nor is Serbian in Latin letters given in Cyrillic. Among those, the variant
  /// decides, then the region: the same, then its parents in CLDR, then none, then the one that most
  /// of the language's readers live in. Where none of these is there, any serves, for want of a better.
  package func matches(among names: some Sequence<LocaleName>) -> [LocaleName] {
    let kin = names.filter { $0.script == script && languages.contains($0.language) }
    var matches: [LocaleName] = []
    for language in languages {
      for variant in variant == nil ? [nil] : [variant, nil] {
        for region in regions {
          let match = kin.first {
            $0.language == language && $0.region == region && $0.variant == variant
          }
          if let match, !matches.contains(match) { matches.append(match) }
        }
      }
    }
    return matches.isEmpty ? Array(kin.prefix(1)) : matches
  }

  /// The language, and the one that its readers read as well.
  private var languages: [String] { language == "nn" ? ["nn", "nb"] : [language] }

  /// The region and those that stand in for it; `nil` is the language of no region.
  ///
  /// As in CLDR's `parentLocales` (`common/supplemental/supplementalData.xml`), where `en_GB` is what
  /// catalogs call its `en_001`. Beyond them, `zh_TW`, `zh_CN` and `pt_BR` are what catalogs call the
  /// languages of no region.
  private var regions: [String?] {
    switch (language, script, region) {
    case ("zh", "Hant", "MO"): ["MO", "HK", nil, "TW"]
    case ("zh", "Hant", _): [region, nil, "TW"]
    case ("zh", "Hans", _): [region, nil, "CN"]
    case ("en", _, let region?) where !Self.american.contains(region): [region, "001", "GB", nil]
    case ("es", _, let region?) where Self.latinAmerican.contains(region):
      [region, "419", nil, "MX"]
    case ("pt", _, let region?) where Self.portuguese.contains(region): [region, "PT", nil, "BR"]
    case ("pt", _, _): [region, nil, "BR"]
    default: [region, nil]
    }
  }

  private static let american: Set = ["AS", "BI", "GU", "MH", "MP", "PH", "PR", "UM", "US", "VI"]
  private static let latinAmerican: Set = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "JP", "MX", "NI", "PA",
    "PE", "PR", "PY", "SV", "US", "UY", "VE",
  ]
  private static let portuguese: Set = [
    "AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL",
  ]
}
