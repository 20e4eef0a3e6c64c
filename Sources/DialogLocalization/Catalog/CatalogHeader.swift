/// The translation of the empty text, which describes a catalog.
package struct CatalogHeader: Sendable, Equatable {
  /// The header as it stands.
  package let text: String
  /// How the catalog's language counts.
  package let plurals: PluralForms

  /// Checks and reads a header.
  package init(_ text: String) throws(CatalogFault) {
    let charset = Self.charset(in: text)
    guard charset?.uppercased() == "UTF-8" else { throw .charset(charset) }
    do {
      plurals = try PluralForms(header: text)
    } catch {
      throw .pluralForms(Self.words(for: error))
    }
    self.text = text
  }

  /// The charset as libc finds it: after the first `charset=` anywhere, up to a space or a line's end.
  private static func charset(in text: String) -> String? {
    guard let name = text.bytes(after: "charset=") else { return nil }
    return String(decoding: name.prefix { ![9, 10, 32].contains($0) }, as: UTF8.self)
  }

  private static func words(for failure: PluralForms.Failure) -> String {
    switch failure {
    case .formCount: "nplurals must be from 1 to 8"
    case .formula(.tooLong): "the formula is longer than 1000 bytes"
    case .formula(.tooComplex): "the formula is too complex"
    case .formula(.syntax(let position)): "syntax error at byte \(position) of the formula"
    case .formula(.divisor(let position)):
      "the divisor at byte \(position) of the formula is not a number above 0"
    case .formOutOfRange(let count): "the formula gives a form that isn't there for n=\(count)"
    }
  }
}
