import DialogRender
import Dialogs

/// The options of every command that makes a dialog of its words.
extension ParsedArguments {
  /// A text that was given: shown as it is, unless `--catalog` makes it a key.
  func text(_ words: String) -> DialogText {
    has("catalog") ? DialogText(key: words) : DialogText(verbatim: words)
  }

  /// What `--message` says.
  var message: DialogText? { value("message").map(text) }

  /// What `--icon` names: a bare word one of Rejoinder's icons, anything with `.` or `/` a PNG file.
  func icon() throws(CommandError) -> DialogIcon? {
    guard let word = value("icon") else { return nil }
    if word.contains(where: { $0 == "." || $0 == "/" }) {
      try DialogIcon.check(word, at: "--icon")
      return .file(word)
    }
    guard DialogIcon.names.contains(word) else {
      throw .badValue("icon", word, oneOf: ["FILE.png"] + DialogIcon.names)
    }
    return .named(word)
  }
}
