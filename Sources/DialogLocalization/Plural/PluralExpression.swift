/// The formula of a `Plural-Forms` header: which form goes with a count, as C computes it.
package indirect enum PluralExpression: Sendable, Equatable {
  /// The operators that take two operands.
  package enum Operator: String, Sendable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case remainder = "%"

    /// How tightly the operator binds; more binds tighter.
    var precedence: Int {
      switch self {
      case .or: 1
      case .and: 2
      case .equal, .notEqual: 3
      case .less, .lessOrEqual, .greater, .greaterOrEqual: 4
      case .plus, .minus: 5
      case .times, .divided, .remainder: 6
      }
    }
  }

  case count
  case number(UInt)
  case not(PluralExpression)
  case operation(Operator, PluralExpression, PluralExpression)
  case condition(PluralExpression, then: PluralExpression, otherwise: PluralExpression)

  /// The value for a count.
  ///
  /// Arithmetic wraps around, as C's does; a division by nothing gives nothing (the parser lets none
  /// through).
  package func value(for n: UInt) -> UInt {
    switch self {
    case .count: n
    case .number(let number): number
    case .not(let operand): operand.value(for: n) == 0 ? 1 : 0
    case .condition(let test, let then, let otherwise):
      test.value(for: n) != 0 ? then.value(for: n) : otherwise.value(for: n)
    case .operation(.or, let left, let right):
      left.value(for: n) != 0 || right.value(for: n) != 0 ? 1 : 0
    case .operation(.and, let left, let right):
      left.value(for: n) != 0 && right.value(for: n) != 0 ? 1 : 0
    case .operation(let sign, let left, let right):
      Self.apply(sign, left.value(for: n), right.value(for: n))
    }
  }

  private static func apply(_ sign: Operator, _ left: UInt, _ right: UInt) -> UInt {
    switch sign {
    case .or: left != 0 || right != 0 ? 1 : 0
    case .and: left != 0 && right != 0 ? 1 : 0
    case .equal: left == right ? 1 : 0
    case .notEqual: left != right ? 1 : 0
    case .less: left < right ? 1 : 0
    case .lessOrEqual: left <= right ? 1 : 0
    case .greater: left > right ? 1 : 0
    case .greaterOrEqual: left >= right ? 1 : 0
    case .plus: left &+ right
    case .minus: left &- right
    case .times: left &* right
    case .divided: right == 0 ? 0 : left / right
    case .remainder: right == 0 ? 0 : left % right
    }
  }
}
