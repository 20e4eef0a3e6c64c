import SwiftParser
import SwiftSyntax

/// What is wrong with the words of a literal.
struct KeyError: Error {
  let words: String
  /// The part of the literal that is wrong.
  let node: Syntax
}

extension StringLiteralExprSyntax {
  /// The key that `DialogText` makes of the literal.
  ///
  /// - Parameter bracesAreLiteral: Whether braces are doubled, as in a text; a key that is written out
  ///   has them doubled already.
  /// - Returns: The key, its line breaks those of Unix.
  /// - Throws: What keeps the literal from being a key.
  func key(bracesAreLiteral: Bool = true) throws(KeyError) -> String {
    var key = ""
    for segment in segments {
      if let interpolation = segment.as(ExpressionSegmentSyntax.self) {
        key += "{\(try interpolation.argumentName())}"
      } else if let literal = segment.as(StringSegmentSyntax.self) {
        // A literal of this part alone: unescaped, dedented and raw by the parser's own rules.
        guard let text = with(\.segments, [.stringSegment(literal)]).representedLiteralValue else {
          throw KeyError(
            words: "the text has an escape that Swift does not know", node: Syntax(self))
        }
        for scalar in text.unicodeScalars {
          key.unicodeScalars.append(scalar)
          if bracesAreLiteral, scalar == "{" || scalar == "}" { key.unicodeScalars.append(scalar) }
        }
      }
    }
    key = String(key.map { $0 == "\r\n" ? "\n" : $0 })
    if key.isEmpty {
      throw KeyError(words: "an empty text has no translation: leave it out", node: Syntax(self))
    }
    for scalar in key.unicodeScalars where scalar == "\0" || scalar == "\u{4}" {
      throw KeyError(
        words: "a text cannot hold U+000\(scalar.value): catalogs use it themselves",
        node: Syntax(self))
    }
    return key
  }

  /// Whether an interpolation has a name, as only those of texts have.
  var hasNamedArguments: Bool {
    segments.contains { segment in
      segment.as(ExpressionSegmentSyntax.self)?.expressions.contains { $0.label?.text == "as" }
        ?? false
    }
  }
}

extension ExpressionSegmentSyntax {
  fileprivate func argumentName() throws(KeyError) -> String {
    let parts = Array(expressions)
    guard parts.count == 2, parts[0].label == nil, parts[1].label?.text == "as" else {
      throw KeyError(
        words: "the interpolation has no name: write \\(value, as: \"name\")", node: Syntax(self))
    }
    let literal = parts[1].expression.as(StringLiteralExprSyntax.self)
    guard let name = literal?.representedLiteralValue, name.isArgumentName else {
      throw KeyError(
        words: "an argument's name is a literal of ASCII letters, digits and “_”",
        node: Syntax(parts[1].expression))
    }
    return name
  }
}

extension String {
  fileprivate var isArgumentName: Bool {
    guard let first = utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      return false
    }
    return unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0 == "_" || ("0"..."9").contains($0))
    }
  }
}
