import Dialogs

/// How a line fills a field.
enum FieldAnswer {
  /// The value that a line gives a field; an empty line keeps the one it has.
  static func read(
    _ line: String, for field: DialogContent.Field, _ words: PresenterWords
  ) -> Answer<FieldValue> {
    if line.isEmpty { return .given(field.value) }
    switch field.kind {
    case .text, .secure: return .given(.text(line))
    case .checkbox: return flag(line.trimmed, field, words)
    case .choice: return choice(line.trimmed, field, words)
    case .choices: return choices(line.trimmed, field, words)
    }
  }

  private static func flag(
    _ answer: String, _ field: DialogContent.Field, _ words: PresenterWords
  ) -> Answer<FieldValue> {
    if answer.isEmpty { return .given(field.value) }
    return words.truth(of: answer).map { .given(.flag($0)) } ?? .again(words.yesOrNo)
  }

  private static func choice(
    _ answer: String, _ field: DialogContent.Field, _ words: PresenterWords
  ) -> Answer<FieldValue> {
    if answer.isEmpty { return .given(field.value) }
    return switch item(answer, of: field, words) {
    case .given(let place): .given(.items([field.items[place].id]))
    case .again(let why): .again(why)
    }
  }

  /// What separates items: the comma, and those of Arabic, Japanese and Chinese keyboards.
  private static let commas: Set<Character> = [",", "،", "、", "，"]

  /// Several items, with commas between; a comma alone chooses none.
  private static func choices(
    _ answer: String, _ field: DialogContent.Field, _ words: PresenterWords
  ) -> Answer<FieldValue> {
    if answer.isEmpty { return .given(field.value) }
    var chosen: Set<Int> = []
    if let place = names(of: field).place(of: answer) {
      // A title may have commas of its own.
      chosen = [place]
    } else {
      let parts = answer.split { commas.contains($0) }
      for part in parts.map({ String($0).trimmed }) where !part.isEmpty {
        switch item(part, of: field, words) {
        case .given(let place): chosen.insert(place)
        case .again(let why): return .again(why)
        }
      }
    }
    return .given(.items(chosen.sorted().map { field.items[$0].id }))
  }

  private static func item(
    _ answer: String, of field: DialogContent.Field, _ words: PresenterWords
  ) -> Answer<Int> {
    let names = names(of: field)
    if let place = names.place(of: answer) { return .given(place) }
    let places = names.places(beginning: answer)
    return switch places.count {
    case 0: .again(words.unknown(answer))
    case 1: .given(places[0])
    default: .again(words.ambiguous(answer, places.map { names.shown[$0] }))
    }
  }

  private static func names(of field: DialogContent.Field) -> NumberedNames {
    NumberedNames(field.items.map { ($0.id, $0.title.string) })
  }
}
