/// What presenters say, as one object for all contents of a language: a content is copied often, and
/// there are dozens of words.
final class SharedWords: Sendable, Hashable {
  let words: PresenterWords

  init(_ words: PresenterWords) {
    self.words = words
  }

  static func == (one: SharedWords, other: SharedWords) -> Bool {
    one === other || one.words == other.words
  }

  func hash(into hasher: inout Hasher) {
    words.hash(into: &hasher)
  }
}
