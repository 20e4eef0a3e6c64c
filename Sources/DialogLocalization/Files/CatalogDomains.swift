extension GettextLocalizer {
  /// The domains that a folder has catalogs of, as `ja/LC_MESSAGES/photos.mo` is one of `photos`.
  ///
  /// - Returns: Their names, each once and in order; none where catalogs lie in the folder as `ja.mo`.
  /// - Throws: When the folder can't be read.
  public static func domains(inCatalogs folder: String) throws(CatalogError) -> [String] {
    let names: [String]
    do { names = try FileSystem.names(in: folder) } catch {
      throw CatalogError(path: folder, fault: error)
    }
    var domains: Set<String> = []
    for language in names where LocaleName(language) != nil {
      let files = try? FileSystem.names(in: "\(folder)/\(language)/LC_MESSAGES")
      domains.formUnion((files ?? []).filter { $0.hasSuffix(".mo") }.map { String($0.dropLast(3)) })
    }
    return domains.sorted()
  }
}
