internal import Dialogs

/// Texts as HTML.
struct ReportMarkup {
  let hostPaths: HostPaths

  /// A text as it stands between tags or within quotes.
  ///
  /// Nothing of it is read as markup; control characters are written as in Swift: `\u{7F}`.
  func text(_ text: String) -> String {
    var escaped = ""
    for scalar in hostPaths.removed(from: text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}":
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A text of a dialog, which keeps its own direction and leaves that of its surroundings alone.
  func words(_ words: String, in language: String) -> String {
    "<bdi lang=\"\(tag(language))\">\(text(words))</bdi>"
  }

  /// A language's name as web pages write it.
  func tag(_ language: String) -> String { text(Language(tag: language).languageTag) }
}
