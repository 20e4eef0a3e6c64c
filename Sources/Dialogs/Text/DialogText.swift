/// A text that an author writes once and every reader sees in their own language.
///
/// A literal is its own key: `"Delete \(file.name, as: "name")?"` has the key `Delete {name}?` and
/// one argument. An interpolation without `as:` does not compile, so nothing untranslatable slips
/// in. Text is always literal: there is no markup, no escape and no mnemonic character.
public struct DialogText: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// A named value that is put into the text where its key says `{name}`.
  public struct Argument: Sendable, Hashable {
    /// The name between the braces.
    public let name: String
    /// The words that take its place.
    public let value: String

    /// An argument by its parts; line breaks become `\n`.
    public init(name: String, value: String) {
      self.name = name
      self.value = value.unixLines
    }
  }

  /// What a text is made of.
  public enum Source: Sendable, Hashable {
    /// Shown as it is, in every language.
    case verbatim(String)
    /// Translated, and its arguments put in.
    case message(LocalizableMessage, [Argument])
  }

  /// What the text is made of.
  public let source: Source

  init(message: LocalizableMessage, arguments: [Argument]) {
    source = .message(message, arguments)
  }

  /// A text that is not translated, such as a file's name.
  public init(verbatim text: String) {
    source = .verbatim(text.unixLines)
  }

  /// A literal, which is its own key.
  public init(stringLiteral text: String) {
    self.init(message: LocalizableMessage(key: MessageTemplate.escaped(text)), arguments: [])
  }

  /// A literal with named arguments.
  public init(stringInterpolation text: Interpolation) {
    self.init(message: LocalizableMessage(key: text.key.unixLines), arguments: text.arguments)
  }

  /// A text whose key is known only when the program runs.
  ///
  /// - Parameters:
  ///   - key: The source text, arguments as `{name}`, literal braces doubled.
  ///   - context: What tells apart equal keys with different meanings.
  ///   - plural: The source text for several.
  ///   - count: The number that selects the plural form; also the argument `{count}`.
  ///   - arguments: The values of the named arguments.
  public init(
    key: String, context: String? = nil, plural: String? = nil, count: Int? = nil,
    arguments: KeyValuePairs<String, String> = [:]
  ) {
    self.init(
      key: key, context: context, plural: plural, count: count,
      arguments: arguments.map { Argument(name: $0.key, value: $0.value) })
  }

  /// A text whose key and arguments are known only when the program runs.
  ///
  /// - Parameters:
  ///   - key: The source text, arguments as `{name}`, literal braces doubled.
  ///   - context: What tells apart equal keys with different meanings.
  ///   - plural: The source text for several.
  ///   - count: The number that selects the plural form; also the argument `{count}`.
  ///   - arguments: The named arguments; of two with one name the first counts. Those that neither
  ///     the key nor the plural names are left out.
  public init(
    key: String, context: String? = nil, plural: String? = nil, count: Int? = nil,
    arguments: [Argument]
  ) {
    let message = LocalizableMessage(
      key: key.unixLines, context: context, plural: plural?.unixLines, count: count)
    let names = MessageTemplate(message.key + (message.plural ?? "")).names
    self.init(message: message, arguments: arguments.filter { names.contains($0.name) })
  }

  /// A literal in a context that tells it apart from equal ones: `DialogText("Open", context: "door")`.
  public init(_ text: DialogText, context: String) {
    self = text.changing { $0.context = context }
  }

  /// A literal with a plural: `DialogText("One file", plural: "\(n, as: "count") files", count: n)`.
  ///
  /// - Parameters:
  ///   - one: The text for one.
  ///   - several: The text for every other number.
  ///   - count: The number; also the argument `{count}`.
  ///   - context: What tells apart equal keys with different meanings.
  public init(
    _ one: DialogText, plural several: DialogText, count: Int, context: String? = nil
  ) {
    guard case .message(var message, var arguments) = one.source,
      case .message(let other, let otherArguments) = several.source
    else {
      self = count == 1 ? one : several
      return
    }
    message.plural = other.key
    message.count = count
    message.context = context
    for argument in otherArguments where !arguments.contains(where: { $0.name == argument.name }) {
      arguments.append(argument)
    }
    self.init(message: message, arguments: arguments)
  }

  /// One of Rejoinder's own button titles, in the reader's language.
  public static func stock(_ title: StockTitle) -> DialogText { title.text }

  /// The text in the source language, its arguments still as `{name}`.
  public var key: String {
    switch source {
    case .verbatim(let text): text
    case .message(let message, _): message.key
    }
  }

  /// The same text as one of Rejoinder's own, kept apart from an application's by its context.
  package func own(_ context: String) -> DialogText {
    changing {
      $0.context = context
      $0.isStock = true
    }
  }

  private func changing(_ change: (inout LocalizableMessage) -> Void) -> DialogText {
    guard case .message(var message, let arguments) = source else { return self }
    change(&message)
    return DialogText(message: message, arguments: arguments)
  }
}

extension DialogText {
  /// Collects a literal's key and its named arguments.
  public struct Interpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// An empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    /// A part of the literal itself; its braces are doubled in the key.
    public mutating func appendLiteral(_ literal: String) {
      key += MessageTemplate.escaped(literal)
    }

    /// A named argument.
    ///
    /// - Parameters:
    ///   - value: What is shown; line breaks become `\n`.
    ///   - name: Its name in the key: ASCII letters, digits and `_`.
    public mutating func appendInterpolation(
      _ value: some CustomStringConvertible, as name: StaticString
    ) {
      key += "{\(name)}"
      arguments.append(Argument(name: "\(name)", value: value.description))
    }
  }
}

extension String {
  /// The text with every CRLF as one line feed.
  var unixLines: String {
    // Few texts have one, and characters are slow to look through.
    guard utf8.contains(UInt8(ascii: "\r")), contains("\r\n") else { return self }
    return String(map { $0 == "\r\n" ? "\n" : $0 })
  }
}
