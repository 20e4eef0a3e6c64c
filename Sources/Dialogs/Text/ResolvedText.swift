/// A text in the reader's language, as a presenter shows it.
public struct ResolvedText: Sendable, Hashable {
  /// Where the words came from.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    /// From a catalog of the dialog's language or of one that stands in for it, or written in the
    /// language that the dialog is shown in.
    case translated
    /// No catalog had it: the source text.
    case fallback
    /// One of Rejoinder's own texts, in the dialog's language or one that stands in for it.
    case stock
    /// Not to be translated.
    case verbatim
    /// A name without a value, or a translation that lost or invented a name: the source text.
    case lostPlaceholder = "lost placeholder"
  }

  /// A run of the text.
  public enum Piece: Sendable, Hashable {
    /// Words of the text itself.
    case literal(String)
    /// Words that the program put in; they may be of another direction.
    case argument(String)
  }

  /// The runs that make up the text.
  public let pieces: [Piece]
  /// The language of the words: the dialog's, one that stands in for it where it lacks the text, or
  /// the source's where there was no translation.
  public let language: Language
  /// The text's key in the catalogs; `nil` for verbatim text.
  public let key: String?
  /// Where the words came from.
  public let status: Status

  init(pieces: [Piece], language: Language, key: String?, status: Status) {
    self.pieces = pieces
    self.language = language
    self.key = key
    self.status = status
  }

  /// A text that is shown as it is.
  ///
  /// What stands between U+2068 and U+2069 in it is an argument, as in ``isolatedString``.
  public init(verbatim text: String, language: Language = .source) {
    self.init(
      pieces: text.unixLines.isolatedPieces, language: language, key: nil, status: .verbatim)
  }

  /// The side on which the text's lines begin.
  public var direction: TextDirection { language.direction }

  /// The words, without any mark of direction.
  public var string: String {
    var string = ""
    for piece in pieces {
      switch piece {
      case .literal(let text), .argument(let text): string += text
      }
    }
    return string
  }
}
