/// Letters that choose buttons, no two alike in a dialog; digits are left to their numbers.
enum AccessKeys {
  /// A key for each title, in order: its first letter that is still free; `nil` where none is.
  static func keys(for titles: [String]) -> [Character?] {
    var keys: [Character?] = []
    for title in titles {
      keys.append(title.lowercased().first { $0.isLetter && !keys.contains($0) })
    }
    return keys
  }
}
