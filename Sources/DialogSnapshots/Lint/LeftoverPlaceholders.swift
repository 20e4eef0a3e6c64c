internal import Dialogs

extension ResolvedText {
  /// What should have been replaced by a value, and was not: `%@`, `%1$s`, `%(name)s`, `{0}`, `{name}`.
  ///
  /// What the program put in is its own, and so is text that is not to be translated. Where braces
  /// were meant (`{{name}}` in the source), or where the text is the source for want of a
  /// translation, nothing is left over.
  var leftoverPlaceholders: [String] {
    guard status == .translated || status == .stock else { return [] }
    var found: [String] = []
    for case .literal(let text) in pieces { found += text.placeholders }
    guard let key else { return found }
    var meant: [String] = []
    for case .literal(let text) in MessageTemplate(key).pieces { meant += text.placeholders }
    // Only a name in braces can be meant: a key could not ask for it without doubling them.
    return found.filter { !($0.hasPrefix("{") && meant.contains($0) && $0.isNameInBraces) }
  }
}

extension String {
  fileprivate var placeholders: [String] {
    guard utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }) else {
      return []
    }
    // A letter after it, or a number before it, makes it a percentage: “100%ige”, “5%d’intérêt”.
    let printf =
      /(?:^|[^0-9%])(%(?:[0-9]+\$)?[-+#0]*[0-9]*(?:\.[0-9]+)?(?:hh|h|ll|l|q|z|t|j)?[@dDiuUxXoOfFeEgGcCsSp])(?![A-Za-z])/
    let named = /%\([A-Za-z_][A-Za-z0-9_]*\)[sdr]/
    let braces = /\{[A-Za-z0-9_]+\}/
    return matches(of: printf).map { String($0.1) } + matches(of: named).map { String($0.0) }
      + matches(of: braces).map { String($0.0) }
  }

  fileprivate var isNameInBraces: Bool { dropFirst().first?.isNumber == false }
}
