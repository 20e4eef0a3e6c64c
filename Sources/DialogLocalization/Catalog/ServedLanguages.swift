import Dialogs

/// The languages that have a catalog, found by their tags.
///
/// Tags are compared and not hashed, which takes longer for texts as short as these.
struct ServedLanguages: Sendable {
  /// The languages, in the order of their tags.
  let all: [ServedLanguage]
  private let tags: [String]

  /// Of several with one tag, the first counts.
  init(_ languages: [ServedLanguage]) {
    var byTag: [String: ServedLanguage] = [:]
    for language in languages.reversed() { byTag[language.language.tag] = language }
    all = byTag.values.sorted { $0.language.tag < $1.language.tag }
    tags = all.map(\.language.tag)
  }

  subscript(language: Language) -> ServedLanguage? {
    var low = 0
    var high = tags.count
    while low < high {
      let middle = (low + high) / 2
      if tags[middle] < language.tag { low = middle + 1 } else { high = middle }
    }
    return low < tags.count && tags[low] == language.tag ? all[low] : nil
  }
}
