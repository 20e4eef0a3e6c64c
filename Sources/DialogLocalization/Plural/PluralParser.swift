/// Reads the formula of a `Plural-Forms` header, within limits that keep libc's own evaluator safe:
/// that one has no limit on depth, and stops the process when it divides by zero.
package struct PluralParser {
  /// What is wrong with a formula.
  package enum Failure: Error, Equatable {
    case tooLong
    case tooComplex
    case syntax(at: Int)
    case divisor(at: Int)
  }

  private static let longest = 1000
  private static let mostNodes = 200
  private static let deepest = 40

  private let text: [UInt8]
  private var position = 0
  private var nodes = 0
  private var depth = 0

  private init(_ text: [UInt8]) {
    self.text = text
  }

  /// Reads a formula such as `n != 1`.
  package static func parse(_ text: [UInt8]) throws(Failure) -> PluralExpression {
    guard text.count <= longest else { throw .tooLong }
    var parser = PluralParser(text)
    let expression = try parser.condition()
    guard parser.peek() == nil else { throw .syntax(at: parser.position) }
    return expression
  }

  private mutating func condition() throws(Failure) -> PluralExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw .tooComplex }
    let test = try operation(above: 0)
    guard take("?") else { return test }
    let then = try condition()
    guard take(":") else { throw .syntax(at: position) }
    return try counted(.condition(test, then: then, otherwise: try condition()))
  }

  /// Operators of the same precedence group from the left: `a - b - c` is `(a - b) - c`.
  private mutating func operation(above floor: Int) throws(Failure) -> PluralExpression {
    var left = try operand()
    while let sign = nextOperator(), sign.precedence > floor {
      position += sign.rawValue.utf8.count
      let start = position
      let right = try operation(above: sign.precedence)
      if sign == .divided || sign == .remainder {
        guard case .number(let divisor) = right, divisor != 0 else { throw .divisor(at: start) }
      }
      left = try counted(.operation(sign, left, right))
    }
    return left
  }

  private mutating func operand() throws(Failure) -> PluralExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw .tooComplex }
    if take("n") { return try counted(.count) }
    if take("!") { return try counted(.not(try operand())) }
    if take("(") {
      let inner = try condition()
      guard take(")") else { throw .syntax(at: position) }
      return inner
    }
    return try counted(.number(try number()))
  }

  private mutating func number() throws(Failure) -> UInt {
    let start = position
    var value: UInt = 0
    while position < text.count, case let digit = text[position], 48...57 ~= digit {
      let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tens.addingReportingOverflow(UInt(digit - 48))
      guard !overflow, !carry else { throw .syntax(at: start) }
      value = sum
      position += 1
    }
    guard position > start else { throw .syntax(at: start) }
    return value
  }

  private mutating func counted(_ node: PluralExpression) throws(Failure) -> PluralExpression {
    nodes += 1
    guard nodes <= Self.mostNodes else { throw .tooComplex }
    return node
  }

  // MARK: Characters

  /// The next byte that is not a space.
  private mutating func peek() -> UInt8? {
    while position < text.count, text[position] == UInt8(ascii: " ") || text[position] == 9 {
      position += 1
    }
    return position < text.count ? text[position] : nil
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let next = peek(), UInt32(next) == character.value else { return false }
    position += 1
    return true
  }

  private mutating func nextOperator() -> PluralExpression.Operator? {
    guard peek() != nil else { return nil }
    let ahead = text[position...].prefix(2)
    return PluralExpression.Operator(rawValue: String(decoding: ahead, as: UTF8.self))
      ?? PluralExpression.Operator(rawValue: String(decoding: ahead.prefix(1), as: UTF8.self))
  }
}
