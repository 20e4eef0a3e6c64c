/// What differs between a text and its reference, line by line.
public struct TextDifference: Sendable, Hashable, CustomStringConvertible {
  /// The most lines of ``description``; how many more there are is told.
  public static let maximumLineCount = 200

  /// How many lines the reference has and the text does not.
  public let missingLines: Int

  /// How many lines the text has and the reference does not.
  public let addedLines: Int

  /// A unified diff with three lines around each change, as `diff -u` writes it.
  ///
  /// Control characters, marks of direction and characters without width are shown: `␛`, `\u{202e}`.
  /// Long lines and long diffs are cut off.
  public let description: String

  /// Compares a text with its reference, byte by byte: what only looks the same differs.
  ///
  /// - Parameters:
  ///   - reference: How the text should be.
  ///   - actual: How it is.
  /// - Returns: What differs, or `nil` where nothing does.
  public static func compare(_ reference: String, _ actual: String) -> TextDifference? {
    // Strings are equal to Swift where they mean the same, however that is written.
    guard !reference.utf8.elementsEqual(actual.utf8) else { return nil }
    return TextDifference(TextLines(reference), TextLines(actual))
  }

  private init(_ reference: TextLines, _ actual: TextLines) {
    let edits = LineEdit.edits(from: reference.lines, to: actual.lines)
    missingLines = edits.count { $0.kind == .removed }
    addedLines = edits.count { $0.kind == .added }
    description = UnifiedDiff(edits, reference, actual).text(
      maximumLineCount: Self.maximumLineCount)
  }
}
