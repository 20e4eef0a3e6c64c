import SwiftSyntax

/// The texts of a file and what is wrong with them, as they are found.
struct FoundTexts {
  private(set) var messages: [Message] = []
  private(set) var problems: [Problem] = []
  private var taken: Set<SyntaxIdentifier> = []
  private var contexts: [(name: String, place: Place)] = []

  private let file: String
  private let converter: SourceLocationConverter
  private let comments: TranslatorComments

  init(_ syntax: some SyntaxProtocol, file: String) {
    self.file = file
    converter = SourceLocationConverter(fileName: file, tree: syntax)
    comments = TranslatorComments(syntax, converter)
  }

  /// Whether a literal has been taken as a text.
  func has(_ literal: StringLiteralExprSyntax) -> Bool { taken.contains(literal.id) }

  mutating func report(_ words: String, at node: some SyntaxProtocol) {
    problems.append(Problem(place: place(of: node), words: words))
  }

  /// Takes a literal as a text.
  ///
  /// - Parameters:
  ///   - literal: The text, or the text for one.
  ///   - plural: The text for several.
  ///   - context: The context that is written beside it.
  ///   - bracesAreLiteral: Whether braces are the text's own; in a written-out key they are not.
  mutating func take(
    _ literal: StringLiteralExprSyntax, plural: StringLiteralExprSyntax? = nil,
    context: StringLiteralExprSyntax? = nil, bracesAreLiteral: Bool = true
  ) {
    for literal in [literal, plural, context] { if let literal { taken.insert(literal.id) } }
    do throws(KeyError) {
      var message = Message(
        try literal.key(bracesAreLiteral: bracesAreLiteral),
        plural: try plural?.key(bracesAreLiteral: bracesAreLiteral),
        context: try context?.key(bracesAreLiteral: false), at: place(of: literal))
      message.comments = [comments.comment(for: literal, converter)].compactMap(\.self)
      messages.append(message)
    } catch {
      report(error.words, at: error.node)
    }
  }

  /// Notes the context that `own` gives in this file.
  mutating func noteContext(_ literal: StringLiteralExprSyntax) {
    do throws(KeyError) {
      contexts.append((try literal.key(bracesAreLiteral: false), place(of: literal)))
    } catch {
      report(error.words, at: error.node)
    }
  }

  /// Gives every text the context of the file, once all of it is known.
  mutating func applyContext() {
    guard let context = contexts.first else { return }
    for other in contexts where other.name != context.name {
      problems.append(
        Problem(
          place: other.place,
          words: "the texts of a file share one context, and \(context.place) names another: "
            + "“\(context.name)”"))
    }
    for index in messages.indices {
      if let own = messages[index].context, own != context.name {
        problems.append(
          Problem(
            place: messages[index].places[0],
            words: "the text has the context “\(own)”, and those of its file “\(context.name)”"))
      }
      messages[index].context = context.name
    }
  }

  private func place(of node: some SyntaxProtocol) -> Place {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return Place(file: file, line: location.line, column: location.column)
  }
}
