/// Things that are chosen by number from 1, by id or by title.
struct NumberedNames {
  private let ids: [String]
  private let titles: [String]

  /// The names of things, in the order of their numbers.
  init(_ names: [(id: String, title: String)]) {
    ids = names.map(\.id)
    titles = names.map { $0.title.lowercased() }
    shown = names.enumerated().map { "\($0.offset + 1)) \($0.element.title)" }
  }

  /// What each is called when the reader has to decide between them.
  let shown: [String]

  /// The place of the one that is fully named: a number, an id or a whole title, in that order.
  func place(of name: String) -> Int? {
    if let number = name.decimalNumber, ids.indices.contains(number - 1) { return number - 1 }
    if let place = ids.firstIndex(of: name) { return place }
    let places = titles.indices.filter { titles[$0] == name.lowercased() }
    return places.count == 1 ? places[0] : nil
  }

  /// The places of those whose titles begin with the words, in whatever case.
  func places(beginning words: String) -> [Int] {
    let words = words.lowercased()
    return titles.indices.filter { titles[$0].hasPrefix(words) }
  }
}

extension String {
  /// The number that decimal digits write, of whatever script: `12` or `١٢`.
  fileprivate var decimalNumber: Int? {
    var number = 0
    for scalar in unicodeScalars {
      guard scalar.properties.generalCategory == .decimalNumber,
        let digit = Character(scalar).wholeNumberValue, number < Int.max / 10 - 1
      else { return nil }
      number = 10 * number + digit
    }
    return isEmpty ? nil : number
  }
}
