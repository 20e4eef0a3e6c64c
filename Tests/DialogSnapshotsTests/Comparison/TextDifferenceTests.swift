import DialogSnapshots
import Testing

@Suite("Comparing texts")
struct TextDifferenceTests {
  static let cases: [(reference: String, actual: String, diff: String)] = [
    ("a\nb\nc\n", "a\nx\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+x\n c"),
    ("", "a\n", "@@ -0,0 +1 @@\n+a"),
    ("a\n", "", "@@ -1 +0,0 @@\n-a"),
    ("a\n", "a", "@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file"),
    ("a", "a\nb\n", "@@ -1 +1,2 @@\n-a\n\\ No newline at end of file\n+a\n+b"),
    ("a\nb\n", "a", "@@ -1,2 +1 @@\n-a\n+a\n\\ No newline at end of file\n-b"),
    ("a\n", "a\nb", "@@ -1 +1,2 @@\n a\n+b\n\\ No newline at end of file"),
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nV\n6\n7\n8\n9\n",
      "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+V\n 6\n 7\n 8"
    ),
    (
      "x\n1\n2\n3\n4\n5\n6\n7\ny\n", "1\n2\n3\n4\n5\n6\n7\ny\nz\n",
      "@@ -1,4 +1,3 @@\n-x\n 1\n 2\n 3\n@@ -7,3 +6,4 @@\n 6\n 7\n y\n+z"
    ),
    ("\u{1b}[1m\tx\r\n", "\u{7f}\u{85}\n", "@@ -1 +1 @@\n-␛[1m␉x␍\n+␡\\u{85}"),
    ("a\u{200b}b\u{202e}\n", "ab\n", "@@ -1 +1 @@\n-a\\u{200b}b\\u{202e}\n+ab"),
    ("\u{e9}\n", "e\u{301}\n", "@@ -1 +1 @@\n-\u{e9}\n+e\u{301}"),
  ]

  @Test("a difference is told as diff tells it, with nothing unseen", arguments: cases)
  func diff(reference: String, actual: String, diff: String) throws {
    let difference = try #require(TextDifference.compare(reference, actual))
    let expected = "--- reference\n+++ actual\n" + diff
    #expect(Array(difference.description.utf8) == Array(expected.utf8), "\(difference)")
  }

  @Test("equal texts do not differ", arguments: ["", "a", "a\n", "\n\n", "e\u{301}\n"])
  func equal(text: String) {
    #expect(TextDifference.compare(text, text) == nil)
  }

  @Test("huge texts are compared in no time, and their difference is cut off")
  func huge() throws {
    let lines = (0..<50_000).map { "line \($0)\n" }
    let other = lines.enumerated().map { $0.offset % 3 == 0 ? "other\n" : $0.element }
    let difference = try #require(TextDifference.compare(lines.joined(), other.joined()))
    let shown = difference.description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(shown.count <= TextDifference.maximumLineCount + 1)
    #expect(shown.last?.hasPrefix("… and ") == true)
    // As many edits as are looked for at most.
    let numbers = (0..<2000).map { "\($0)\n" }
    let unlike = try #require(
      TextDifference.compare(numbers[..<1000].joined(), numbers[1000...].joined()))
    #expect(unlike.missingLines == 1000 && unlike.addedLines == 1000)
    let long = try #require(
      TextDifference.compare(String(repeating: "x", count: 1_000_000), "y\n"))
    #expect(long.description.utf8.count < 1000)
  }

  @Test("one line that is missing from a long text is found")
  func long() throws {
    let lines = (0..<50_000).map { "line \($0)\n" }
    let shorter = lines[..<30_000] + lines[30_001...]
    let difference = try #require(TextDifference.compare(lines.joined(), shorter.joined()))
    #expect(difference.missingLines == 1)
    #expect(difference.addedLines == 0)
    #expect(difference.description.contains("-line 30000\n"))
  }
}
