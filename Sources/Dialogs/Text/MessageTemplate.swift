/// A text with `{name}` where a value goes, and `{{` `}}` for braces of its own (Python's
/// `str.format` and gettext's `python-brace-format`, without conversions).
///
/// A brace that is neither doubled nor part of `{name}` stands for itself.
public struct MessageTemplate: Sendable, Hashable {
  /// A run of a template.
  public enum Piece: Sendable, Hashable {
    /// Text as it is shown.
    case literal(String)
    /// The place of the value with this name.
    case argument(String)
  }

  /// The template's runs, in order.
  public let pieces: [Piece]

  /// The names that the template asks for.
  public var names: Set<String> {
    Set(pieces.compactMap { if case .argument(let name) = $0 { name } else { nil } })
  }

  /// A template read from its written form.
  public init(_ text: String) {
    guard text.utf8.contains(where: Self.isBrace) else {
      pieces = text.isEmpty ? [] : [.literal(text)]
      return
    }
    var pieces: [Piece] = []
    var literal = ""
    var rest = Substring(text).utf8
    while let place = rest.firstIndex(where: Self.isBrace) {
      let brace = rest[place]
      literal += Substring(rest[..<place])
      rest = rest[rest.index(after: place)...]
      if rest.first == brace {
        rest = rest.dropFirst()
      } else if brace == UInt8(ascii: "{"), let name = Self.name(at: rest) {
        rest = rest.dropFirst(name.utf8.count + 1)
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        pieces.append(.argument(name))
        continue
      }
      literal.unicodeScalars.append(Unicode.Scalar(brace))
    }
    literal += Substring(rest)
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    self.pieces = pieces
  }

  /// The text with its values put in, in one pass: what a value says is never read again.
  ///
  /// A name without a value stays visible as `{name}`.
  public func filled(_ values: [String: String]) -> String {
    pieces.map {
      switch $0 {
      case .literal(let text): text
      case .argument(let name): values[name] ?? "{\(name)}"
      }
    }.joined()
  }

  /// The written form of a text that has no arguments: its braces doubled.
  public static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: isBrace) else { return text.unixLines }
    var escaped = ""
    for scalar in text.unicodeScalars {
      escaped.unicodeScalars.append(scalar)
      if scalar == "{" || scalar == "}" { escaped.unicodeScalars.append(scalar) }
    }
    return escaped.unixLines
  }

  private static func name(at text: Substring.UTF8View) -> String? {
    let name = text.prefix { isDigit($0) || isLetter($0) || $0 == UInt8(ascii: "_") }
    guard let first = name.first, !isDigit(first),
      text[name.endIndex...].first == UInt8(ascii: "}")
    else { return nil }
    return String(Substring(name))
  }

  private static func isBrace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 48...57 ~= byte }

  private static func isLetter(_ byte: UInt8) -> Bool { 65...90 ~= byte || 97...122 ~= byte }
}
