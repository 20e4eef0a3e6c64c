extension Catalog {
  /// The catalog as a gettext template (the `.pot` of the gettext manual, “The Format of PO Files”).
  ///
  /// It holds no date, so that it changes only when the texts do.
  package var template: String {
    let header = [
      "Project-Id-Version: rejoinder", "Report-Msgid-Bugs-To: ",
      "PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE", "Last-Translator: FULL NAME <EMAIL@ADDRESS>",
      "Language-Team: LANGUAGE <LL@li.org>", "Language: ", "MIME-Version: 1.0",
      "Content-Type: text/plain; charset=UTF-8", "Content-Transfer-Encoding: 8bit",
      "Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;",
    ]
    let head =
      """
      # The texts of Rejoinder, for translation. Written by `make strings`: do not edit.
      # This file is distributed under the licence of Rejoinder.
      #
      #, fuzzy
      msgid ""
      msgstr ""

      """ + header.map { "\($0)\n".quoted + "\n" }.joined()
    return ([head] + sorted.map(\.entry)).joined(separator: "\n")
  }
}

extension Message {
  fileprivate var entry: String {
    var lines = comments.map { "#. \($0)" }
    lines += places.map { "#: \($0.file):\($0.line)" }
    if hasBraces { lines.append("#, python-brace-format") }
    if let context { lines.append("msgctxt \(context.written)") }
    lines.append("msgid \(key.written)")
    if let plural {
      lines += ["msgid_plural \(plural.written)", #"msgstr[0] """#, #"msgstr[1] """#]
    } else {
      lines.append(#"msgstr """#)
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension String {
  /// A string of the template; one of several lines starts with an empty line, as gettext writes it.
  fileprivate var written: String {
    let parts = split(separator: "\n", omittingEmptySubsequences: false)
    guard parts.count > 1, self != "\n" else { return quoted }
    let lines = parts.dropLast().map { "\($0)\n" } + parts.suffix(1).map(String.init)
    return ([""] + lines.filter { !$0.isEmpty }).map(\.quoted).joined(separator: "\n")
  }

  fileprivate var quoted: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": #"\\"#
      case "\n": #"\n"#
      case "\t": #"\t"#
      case "\r": #"\r"#
      case "\0"..<" ", "\u{7F}": "\\" + octal(scalar.value)
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }

  private func octal(_ value: UInt32) -> String {
    let digits = String(value, radix: 8)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }
}
