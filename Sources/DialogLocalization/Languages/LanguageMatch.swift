extension LocaleName {
  /// The name that serves best in place of this one; `nil` if none does.
  ///
  /// Only the same language in the same script serves: someone who reads traditional Chinese is not
  /// given simplified, nor is Serbian in Latin letters given in Cyrillic. Among those, the region
  /// decides: the same, then a kindred one, then none, then the one that most of its readers live in,
  /// then any.
  package func bestMatch(among names: some Sequence<LocaleName>) -> LocaleName? {
    let kin = names.filter { $0.language == language && $0.script == script }
    for region in regions {
      let candidates = kin.filter { $0.region == region }
      if let match = candidates.first(where: { $0.variant == variant })
        ?? candidates.first(where: { $0.variant == nil })
      {
        return match
      }
    }
    return kin.first
  }

  private var regions: [String?] {
    let kindred: [String] =
      switch (language, region) {
      case ("zh", "MO"): ["HK"]
      case ("es", let region?) where region != "ES": ["419", "MX"]
      case ("pt", let region?) where region != "BR": ["PT"]
      case ("en", let region?) where region != "US": ["001", "GB"]
      default: []
      }
    let usual: String? =
      switch (language, script) {
      case ("zh", "Hans"): "CN"
      case ("zh", "Hant"): "TW"
      case ("pt", _): "BR"
      default: nil
      }
    return [region] + kindred + [nil, usual]
  }
}
