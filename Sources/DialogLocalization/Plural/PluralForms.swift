/// How a language counts: the number of its plural forms, and which goes with a count.
package struct PluralForms: Sendable, Equatable {
  /// What is wrong with a `Plural-Forms` header.
  package enum Failure: Error, Equatable {
    case formCount
    case formula(PluralParser.Failure)
    case formOutOfRange(count: UInt)
  }

  /// The number of forms.
  package let count: Int
  /// The formula that selects one.
  package let expression: PluralExpression

  /// What gettext assumes of a catalog that doesn't say: one thing, and several.
  package static let germanic = PluralForms(
    count: 2, expression: .operation(.notEqual, .count, .number(1)))

  private static let samples = Array(0...200) + [1000, 1_000_000, UInt.max]

  private init(count: Int, expression: PluralExpression) {
    self.count = count
    self.expression = expression
  }

  /// Reads the forms from the header of a catalog.
  ///
  /// They are found as libc finds them, which takes the first `nplurals=` and the first `plural=`
  /// anywhere in the header, so that both agree on what counts.
  package init(header: String) throws(Failure) {
    guard let number = header.bytes(after: "nplurals="),
      let formula = header.bytes(after: "plural=")
    else {
      self = .germanic
      return
    }
    let digits = number.drop { $0 == UInt8(ascii: " ") }.prefix { 48...57 ~= $0 }
    guard let count = Int(String(decoding: digits, as: UTF8.self)), 1...8 ~= count else {
      throw .formCount
    }
    let end = formula.firstIndex { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\n") }
    let expression: PluralExpression
    do {
      expression = try PluralParser.parse(Array(formula[..<(end ?? formula.endIndex)]))
    } catch {
      throw .formula(error)
    }
    for n in Self.samples where expression.value(for: n) >= UInt(count) {
      throw .formOutOfRange(count: n)
    }
    self.init(count: count, expression: expression)
  }

  /// The index of the form for a count; the first where the formula leads out of range.
  package func index(for n: UInt) -> Int {
    let value = expression.value(for: n)
    return value < UInt(count) ? Int(value) : 0
  }
}
