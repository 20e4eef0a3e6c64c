/// Letters that choose buttons, no two alike in a dialog; digits are left to their numbers.
enum AccessKeys {
  /// A key for each title, in order: its first letter that is still free; `nil` where none is.
  static func keys(for titles: [String]) -> [Character?] {
    var taken: Set<Character> = []
    return titles.map { title in
      let letters = title.lowercased().filter(\.isLetter)
      guard let key = letters.first(where: { !taken.contains($0) }) else { return nil }
      taken.insert(key)
      return key
    }
  }
}
