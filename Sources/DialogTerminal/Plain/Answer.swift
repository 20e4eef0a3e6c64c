import Dialogs

/// What came of a line that was typed.
enum Answer<Value: Hashable>: Hashable {
  /// It says this.
  case given(Value)
  /// It says nothing that can be used; what to tell the reader before asking again.
  case again(String?)
}

extension PresenterWords {
  /// Says that an answer is not one.
  func unknown(_ answer: String) -> String {
    Self.fill(unknownAnswer, ["answer": answer.shortened])
  }

  /// Says that an answer could be several.
  func ambiguous(_ answer: String, _ matches: [String]) -> String {
    let matches = matches.joined(separator: ", ")
    return Self.fill(ambiguousAnswer, ["answer": answer.shortened, "matches": matches])
  }

  /// What a word for yes or no says; `nil` for every other word.
  func truth(of word: String) -> Bool? {
    let word = word.lowercased()
    if yes.contains(where: { $0.lowercased() == word }) { return true }
    if no.contains(where: { $0.lowercased() == word }) { return false }
    return nil
  }
}
