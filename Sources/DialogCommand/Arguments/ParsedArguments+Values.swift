extension ParsedArguments {
  /// An option that names one of several words.
  func choice<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, of words: Word.Type
  ) throws(CommandError) -> Word? {
    guard let value = value(name) else { return nil }
    guard let word = Word(rawValue: value) else {
      throw .badValue(name, value, oneOf: Word.allCases.map(\.rawValue))
    }
    return word
  }

  /// An option that is a number.
  func number(
    _ name: String, in range: ClosedRange<Double>, isWhole: Bool = false
  ) throws(CommandError) -> Double? {
    guard let value = value(name) else { return nil }
    let number = try Self.number(name, value, in: range)
    guard !isWhole || number == number.rounded() else {
      throw .badValue(name, value, numberFrom: range.lowerBound, to: range.upperBound)
    }
    return number
  }

  /// A value of an option that is a number.
  static func number(
    _ name: String, _ value: String, in range: ClosedRange<Double>
  ) throws(CommandError) -> Double {
    // Double would take hexadecimal too.
    guard !value.contains(where: { "xX".contains($0) }), let number = Double(value),
      range.contains(number)
    else {
      throw .badValue(name, value, numberFrom: range.lowerBound, to: range.upperBound)
    }
    return number
  }
}
