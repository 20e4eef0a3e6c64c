import Dialogs

/// The languages that have a catalog, found by their tags.
///
/// Tags are compared and not hashed, which takes longer for texts as short as these.
struct ServedLanguages: Sendable {
  /// The languages, in the order of their tags, each to be read when it is asked for.
  private let all: [UnreadLanguage]
  private let tags: [String]

  /// Finds the languages of catalogs, and reads none.
  ///
  /// Of several catalogs of one language the first that is not damaged serves.
  init(_ files: [CatalogFile], in folder: String) {
    var byName: [LocaleName: [CatalogFile]] = [:]
    for file in files { LocaleName(file.tag).map { byName[$0, default: []].append(file) } }
    let languages = byName.map { UnreadLanguage($0.key, $0.value, in: folder) }
    all = languages.sorted { $0.language.tag < $1.language.tag }
    tags = all.map(\.language.tag)
  }

  /// What the languages are called, damaged or not.
  var names: [(name: LocaleName, language: Language)] { all.map { ($0.name, $0.language) } }

  /// The languages whose catalogs can be used; reads them all.
  var usable: [ServedLanguage] { all.compactMap(\.served) }

  /// What is wrong with the catalogs; reads them all.
  var problems: [CatalogError] { all.flatMap(\.problems) }

  /// The language, where its catalog can be used.
  subscript(language: Language) -> ServedLanguage? {
    guard let place = place(of: language.tag) else { return nil }
    return all[place].served
  }

  /// Whether there is a catalog of exactly this tag, damaged or not.
  func has(_ tag: String) -> Bool { place(of: tag) != nil }

  @inline(__always) private func place(of tag: String) -> Int? {
    var low = 0
    var high = tags.count
    while low < high {
      let middle = (low + high) / 2
      if tags[middle] < tag { low = middle + 1 } else { high = middle }
    }
    return low < tags.count && tags[low] == tag ? low : nil
  }
}
