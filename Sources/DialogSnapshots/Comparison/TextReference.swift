/// A text that others are compared with, read from a file.
public struct TextReference: Sendable {
  /// The most bytes that a text may have: 64 MiB.
  public static let maximumByteCount = 1 << 26

  /// The text, whose lines end in LF.
  public let text: String

  /// Reads a file of UTF-8.
  ///
  /// - Parameter path: The file, absolute or relative to the current directory.
  /// - Throws: ``ReferenceError`` that tells a file that is missing from one that is empty, stands in
  ///   for one of Git LFS, is no UTF-8, or has had its line breaks converted by git.
  public init(contentsOf path: String) throws(ReferenceError) {
    let bytes: [UInt8]
    do { bytes = try PlainFile.contents(of: path, limit: Self.maximumByteCount) } catch {
      throw error.isMissing ? .missing(path: path) : .unreadable(path: path, error.words)
    }
    if bytes.isEmpty { throw .empty(path: path) }
    if ReferenceError.isPointer(bytes) { throw .pointer(path: path) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notUTF8(path: path, line: Self.firstInvalidLine(bytes))
    }
    if Self.hasConvertedBreaks(bytes) { throw .convertedLineBreaks(path: path) }
    self.text = text
  }

  /// The first line that is not UTF-8, from 1.
  private static func firstInvalidLine(_ bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
  }

  /// Whether every line ends in CR LF: a single CR may be a part of the text.
  private static func hasConvertedBreaks(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.count > 1 && lines.dropLast().allSatisfy { $0.last == UInt8(ascii: "\r") }
  }
}
