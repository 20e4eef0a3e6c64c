import SwiftSyntax

/// The comments of a file that are meant for translators, by the line that each ends on.
struct TranslatorComments {
  private var lines: [Int: String] = [:]

  init(_ file: some SyntaxProtocol, _ converter: SourceLocationConverter) {
    for token in file.tokens(viewMode: .sourceAccurate) {
      var position = token.position
      // A comment that ends a line of code belongs to the next token as well.
      var isAlone = position == file.position
      for piece in token.leadingTrivia {
        if piece.isNewline { isAlone = true }
        if isAlone, case .lineComment(let text) = piece {
          lines[converter.location(for: position).line] = text.trimmingComment
        }
        position += piece.sourceLength
      }
    }
  }

  /// The comment directly above a literal, or above what it stands in: its statement, `case`,
  /// member or element of a list.
  func comment(for literal: StringLiteralExprSyntax, _ converter: SourceLocationConverter)
    -> String?
  {
    var node = Syntax(literal)
    while true {
      let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
      if let comment = comment(endingAt: line - 1) { return comment }
      guard let parent = node.parent, !node.endsReachOfComments else { return nil }
      node = parent
    }
  }

  private func comment(endingAt last: Int) -> String? {
    let mark = "TRANSLATORS:"
    var first = last
    while let line = lines[first], !line.hasPrefix(mark) { first -= 1 }
    guard lines[first] != nil else { return nil }
    return (first...last).compactMap { lines[$0] }.joined(separator: " ")
  }
}

extension Syntax {
  fileprivate var endsReachOfComments: Bool {
    if self.is(CodeBlockItemSyntax.self) {
      let statements = parent?.as(CodeBlockItemListSyntax.self)
      let isFirst = statements?.first?.id == id
      return !(isFirst && statements?.parent?.is(SwitchCaseSyntax.self) == true)
    }
    return self.is(MemberBlockItemSyntax.self) || self.is(SwitchCaseSyntax.self)
      || self.is(ArrayElementSyntax.self) || self.is(DictionaryElementSyntax.self)
  }
}

extension String {
  fileprivate var trimmingComment: String {
    var text = drop { $0 == "/" }.drop { $0 == " " }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
