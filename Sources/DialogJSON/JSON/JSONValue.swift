/// A JSON value (RFC 8259).
public enum JSONValue: Sendable, Hashable {
  /// Nothing.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number without fraction or exponent that fits 64 bits.
  case integer(Int)
  /// Any other number.
  case number(Double)
  /// Characters, NUL among them.
  case string(String)
  /// Values in their order.
  case array([JSONValue])
  /// Values by name.
  case object(JSONObject)

  /// How many bytes a JSON text may have where its reader sets no other limit: 1 MiB.
  public static let sizeLimit = 1 << 20
  /// How deep arrays and objects may stand in each other.
  public static let depthLimit = 64

  /// A value read from UTF-8 text.
  ///
  /// A byte order mark before the text is passed over. A member that stands twice in an object is an
  /// error, and so are half a surrogate pair, a NUL in a member's name, a number that does not fit,
  /// and anything after the value.
  ///
  /// - Parameters:
  ///   - text: The bytes of one value.
  ///   - sizeLimit: How many bytes there may be.
  /// - Throws: ``JSONSyntaxError`` with the place and Jansson's own words (`json_loadb`).
  public init(parsing text: [UInt8], sizeLimit: Int = sizeLimit) throws(JSONSyntaxError) {
    guard text.count <= sizeLimit else { throw .tooLong(text.count, limit: sizeLimit) }
    if let place = JSONNesting.firstPlaceTooDeep(in: text, limit: Self.depthLimit) {
      throw .tooDeep(at: place, limit: Self.depthLimit)
    }
    self = try Jansson.value(parsing: text)
  }

  /// The value as UTF-8 text on one line, without spaces (`json_dumps`).
  ///
  /// A number that JSON does not have (infinite, or not a number) is `null`.
  public func encoded() -> [UInt8] {
    Jansson.text(of: self)
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as text on one line.
  public var description: String { String(decoding: encoded(), as: UTF8.self) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// An integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// An array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(JSONObject(members.map { JSONObject.Member(name: $0, value: $1) }))
  }
}

extension JSONValue {
  /// The members, of an object.
  public var object: JSONObject? { if case .object(let object) = self { object } else { nil } }
  /// The elements, of an array.
  public var array: [JSONValue]? { if case .array(let array) = self { array } else { nil } }
  /// The characters, of a string.
  public var string: String? { if case .string(let string) = self { string } else { nil } }
  /// The integer, of any number without a fraction that fits, `2.0` too.
  public var integer: Int? {
    switch self {
    case .integer(let integer): integer
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }
  /// `true` or `false`, of either.
  public var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  /// The number, of an integer too.
  public var number: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }
}
