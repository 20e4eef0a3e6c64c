import Dialogs

/// How a line chooses a button.
enum ButtonAnswer {
  /// The id of the button that a line presses.
  ///
  /// A number, an id, a title or a unique beginning of one, in that order; then a word for yes or
  /// no. A word for yes or no that also begins the title of a button that it does not mean is
  /// ambiguous: `n` for "No" must not press "Nuke". An empty line presses the default.
  static func read(_ line: String, of content: DialogContent) -> Answer<String> {
    let answer = line.trimmed
    let buttons = content.buttons
    if answer.isEmpty {
      guard let id = content.defaultButton, let button = content.button(id: id) else {
        return .again(nil)
      }
      return press(button, content.words)
    }
    let names = NumberedNames(buttons.map { ($0.id, $0.title.string) })
    if let place = names.place(of: answer) { return press(buttons[place], content.words) }

    let beginning = names.places(beginning: answer)
    let meant = meaning(of: answer, in: content)
    if let meant, beginning.isEmpty || beginning.contains(meant) {
      return press(buttons[meant], content.words)
    }
    let places = Set(beginning + (meant.map { [$0] } ?? [])).sorted()
    switch places.count {
    case 0: return .again(content.words.unknown(answer))
    case 1: return press(buttons[places[0]], content.words)
    default: return .again(content.words.ambiguous(answer, places.map { names.shown[$0] }))
    }
  }

  private static func press(
    _ button: DialogContent.Button, _ words: PresenterWords
  ) -> Answer<String> {
    if button.isEnabled { return .given(button.id) }
    return .again(PresenterWords.fill(words.unavailable, ["title": button.title.string.shortened]))
  }

  /// The place of the button that a word for yes or no means.
  private static func meaning(of word: String, in content: DialogContent) -> Int? {
    guard let isYes = content.words.truth(of: word) else { return nil }
    let buttons = content.buttons
    if let named = buttons.firstIndex(where: { $0.id == (isYes ? "yes" : "no") }) { return named }
    let candidates = buttons.indices.filter { (buttons[$0].role == .cancel) != isYes }
    return candidates.count == 1 ? candidates[0] : nil
  }
}
