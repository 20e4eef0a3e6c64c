extension String {
  /// The text before and behind the first of a character, whatever combines with what follows it.
  func split(atFirst separator: Unicode.Scalar) -> (before: String, behind: String?) {
    guard let index = unicodeScalars.firstIndex(of: separator) else { return (self, nil) }
    let behind = unicodeScalars[unicodeScalars.index(after: index)...]
    return (String(unicodeScalars[..<index]), String(behind))
  }

  /// Whether the text begins with these bytes.
  func begins(with prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }
}
