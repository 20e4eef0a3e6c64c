import Dialogs

/// The options of every command that asks, read into values.
struct AskingOptions: Sendable {
  enum PresenterName: String, CaseIterable, Sendable {
    case auto, terminal, plain, json, png, scripted
  }

  enum Format: String, CaseIterable, Sendable {
    case text, json, null
  }

  let presenter: PresenterName
  let locale: String?
  /// The answers to give; `nil` where none is named and somebody is to be asked.
  let answers: [String]?
  let timeout: Duration?
  let output: String?
  /// Pixels for a point, from 1 to 3.
  let uiScale: Double
  let format: Format
  let outputDescriptor: Int32?
  let traces: Bool

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let answers = arguments.values("answer")
    presenter = try arguments.choice("presenter", of: PresenterName.self) ?? .auto
    locale = arguments.value("locale")
    self.answers = answers.isEmpty ? nil : answers
    timeout = try arguments.number("timeout", in: 0.001...1e9).map {
      .milliseconds(Int64($0 * 1000))
    }
    output = arguments.value("output")
    uiScale = try arguments.number("ui-scale", in: 1...3) ?? 1
    format = try arguments.choice("format", of: Format.self) ?? .text
    outputDescriptor = try arguments.number("output-fd", in: 0...65535).map { Int32($0) }
    traces = arguments.has("trace")
    try arguments.only("theme", "light", later: ["dark", "contrast"])
    try arguments.only("fonts", "system", later: ["hermetic"])
    try check()
  }

  private func check() throws(CommandError) {
    switch presenter {
    case .terminal:
      throw .notThereYet("--presenter=terminal")
    case .png where output == nil:
      throw .usage("the picture has no file to go to", "name one with --output=FILE")
    case .plain where answers != nil, .json where answers != nil:
      throw .usage(
        "the presenter “\(presenter.rawValue, as: "presenter")” asks for itself and takes no answers",
        "leave --answer out, or use --presenter=scripted")
    case .scripted where answers == nil:
      throw .usage("the scripted presenter has no answers", "give one with --answer=ID")
    default: break
    }
  }
}

extension ParsedArguments {
  /// An option that names one of several words.
  func choice<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, of words: Word.Type
  ) throws(CommandError) -> Word? {
    guard let value = value(name) else { return nil }
    guard let word = Word(rawValue: value) else {
      throw .badValue(
        name, value, "one of: \(Word.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return word
  }

  /// An option that is a number.
  func number(_ name: String, in range: ClosedRange<Double>) throws(CommandError) -> Double? {
    guard let value = value(name) else { return nil }
    guard let number = Double(value), range.contains(number) else {
      throw .badValue(name, value, "a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// An option that has one word so far, and others later.
  func only(_ name: String, _ word: String, later: [String]) throws(CommandError) {
    guard let value = value(name), value != word else { return }
    if later.contains(value) { throw .notThereYet("--\(name)=\(value)") }
    throw .badValue(name, value, ([word] + later).joined(separator: ", "))
  }
}

extension CommandError {
  /// An option's value is not one that it takes.
  static func badValue(_ option: String, _ value: String, _ expected: String) -> CommandError {
    .usage(
      "--\(option, as: "option") does not take “\(value, as: "value")”",
      "give \(expected, as: "expected")")
  }
}
