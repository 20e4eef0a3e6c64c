import DialogLocales

extension GettextLocalizer {
  /// A localizer with Rejoinder's own catalogs, which has the stock titles and the presenters' words.
  ///
  /// They are looked for in `../share/rejoinder/locale` from the folder of the running program, where
  /// an installation puts them, then beside the program, where the build does. Where they are missing
  /// there is English only, and ``problems`` says so.
  ///
  /// - Parameter environment: Where the reader's language is read from; `nil` for the environment of
  ///   the process.
  /// - Returns: The localizer, with English at least.
  public static func shipped(environment: [String: String]? = nil) -> GettextLocalizer {
    do throws(CatalogError) {
      guard let folder = catalogDirectory() else {
        throw CatalogError(path: installedCatalogs, fault: .notInstalled)
      }
      return try GettextLocalizer(catalogs: folder, environment: environment)
    } catch {
      return GettextLocalizer(
        ServedLanguages([], in: ""), problems: [error], environment: environment)
    }
  }
}
