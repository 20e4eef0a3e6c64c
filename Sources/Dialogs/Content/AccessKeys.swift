/// Letters that choose buttons, no two alike in a dialog; digits are left to their numbers.
enum AccessKeys {
  /// A key for each title, in order: its first letter that is still free; `nil` where none is.
  ///
  /// Marks on a letter don't count, for they are keys of their own: the vowels of Hindi, and the dot
  /// that Turkish `İ` keeps in small letters.
  static func keys(for titles: [String]) -> [Character?] {
    var keys: [Unicode.Scalar?] = []
    for title in titles {
      keys.append(title.lowercased().unicodeScalars.first { $0.isLetter && !keys.contains($0) })
    }
    return keys.map { $0.map(Character.init) }
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
