/// A language as people write it, taken apart: `zh-Hant-HK`, `pt_BR.UTF-8`, `sr@latin`.
package struct LocaleName: Sendable, Hashable {
  /// The language, in small letters; of two codes for one language the one in use today.
  package let language: String
  /// The script, which is known for every language even where it isn't written: `Hant`.
  package let script: String
  /// The country or region, in capitals: `BR`, `419`.
  package let region: String?
  /// What else tells it apart: `valencia`.
  package let variant: String?

  private static let renamed = [
    "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "tl": "fil", "no": "nb",
  ]
  private static let scriptsOfModifiers = [
    "latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva",
  ]

  /// Takes a name apart; `nil` if it isn't one.
  ///
  /// `-` and `_` are equal, capitals don't matter, and a codeset is ignored.
  package init?(_ name: String) {
    let halves = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let modifier = halves.count > 1 ? String(halves[1]).lowercased() : nil
    let base = halves[0].prefix { $0 != "." }
    var parts = base.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }[...]

    guard let first = parts.popFirst(), 2...3 ~= first.count, Self.isLetters(first) else {
      return nil
    }
    let code = first.lowercased()
    language = Self.renamed[code] ?? code

    var script = modifier.flatMap { Self.scriptsOfModifiers[$0] }
    if let part = parts.first, part.count == 4, Self.isLetters(part) {
      script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      parts.removeFirst()
    }
    if let part = parts.first, Self.isRegion(part) {
      region = part.uppercased()
      parts.removeFirst()
    } else {
      region = nil
    }
    self.script = script ?? Self.usualScript(of: language, in: region)
    let isVariant = modifier.map { Self.scriptsOfModifiers[$0] == nil && $0 != "euro" } ?? false
    variant = isVariant ? modifier : parts.first.map { $0.lowercased() }
  }

  private static func isLetters(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { 65...90 ~= $0 || 97...122 ~= $0 }
  }

  private static func isRegion(_ text: Substring) -> Bool {
    text.count == 2 && isLetters(text)
      || text.utf8.count == 3 && text.utf8.allSatisfy { 48...57 ~= $0 }
  }
}
