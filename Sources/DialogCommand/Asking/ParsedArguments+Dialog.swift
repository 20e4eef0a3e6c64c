import DialogRender
import Dialogs

/// The options of every command that makes a dialog of its words.
extension ParsedArguments {
  /// What `--message` says, as it was given.
  var message: DialogText? { value("message").map { DialogText(verbatim: $0) } }

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
