public import Dialogs

extension GettextLocalizer {
  /// How many of the texts a language has, and how many there are.
  ///
  /// Catalogs don't say which texts the program has: those count that two languages have, or one where
  /// there are only two. English has them all.
  public func completeness(of language: Language) -> (translated: Int, total: Int) {
    check.completeness(of: language)
  }

  /// What is wrong with the texts of the catalogs, language by language.
  ///
  /// A text that two languages have is missing in the others; one that a single language has, of three
  /// or more, is obsolete there.
  public func findings() -> [CatalogFinding] { check.findings }

  private var check: CatalogCheck {
    CatalogCheck(served.usable.map { ($0.language, $0.catalog) })
  }
}
