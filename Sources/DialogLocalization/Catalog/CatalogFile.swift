/// A catalog in a folder of catalogs.
struct CatalogFile: Equatable {
  /// The language's name as the folder has it: `pt_BR`.
  let tag: String
  /// The path in the folder, without `.mo`.
  let stem: String

  /// Every catalog of a domain that lies in a folder, in the order of the languages' names.
  ///
  /// Languages are found by listing the folder, so that no path is ever made of a name that someone
  /// asked for. Both layouts count: `ja/LC_MESSAGES/rejoinder.mo`, as programs install catalogs, and
  /// `ja.mo`, as the build lays them down.
  static func all(in folder: String, domain: String) throws(CatalogFault) -> [CatalogFile] {
    guard !domain.contains("/") else { throw .notADomain(domain) }
    return try FileSystem.names(in: folder).compactMap { name in
      if name.hasSuffix(".mo") {
        let tag = String(name.dropLast(3))
        return LocaleName(tag).map { _ in CatalogFile(tag: tag, stem: tag) }
      }
      let stem = "\(name)/LC_MESSAGES/\(domain)"
      guard LocaleName(name) != nil, FileSystem.exists("\(folder)/\(stem).mo") else { return nil }
      return CatalogFile(tag: name, stem: stem)
    }
  }
}
