/// What a snapshot is called, and so where its reference stands.
///
/// Every part is of the characters that all file systems take. A part that loses characters by
/// this, or is too long, ends with a hash of what it was, so that two never become one.
struct SnapshotName: Sendable, Hashable {
  /// The file of the test, without `.swift`.
  var testFile: String
  /// The test, as its author wrote it.
  var test: String
  /// What tells it apart from other snapshots of the test.
  var name: String?
  /// The language's tag; `nil` where the author's own name has it.
  var language: String
  /// What the format adds: `light@2x.png`, `80-columns.txt`.
  var variant: String

  /// A name by its parts.
  ///
  /// - Parameters:
  ///   - testFile: The file of the test, without `.swift`.
  ///   - test: The test; the parameters of `matrix(language:)` are left out.
  ///   - name: What tells it apart from other snapshots of the test.
  ///   - language: The language's tag.
  ///   - variant: What the format adds, with the file's extension.
  init(
    testFile: String, test: String, name: String? = nil, language: String, variant: String
  ) {
    self.testFile = testFile
    self.test = Self.withoutParameters(test)
    self.name = name
    self.language = language
    self.variant = variant
  }

  /// The most bytes of a test's name.
  static let testLimit = 66

  /// The path below `__Snapshots__`: folder and file, at most 200 bytes each.
  var path: String { "\(Self.part(testFile, limit: 200))/\(file)" }

  /// The file's name.
  var file: String { "\(start).\(Self.part(language, limit: 29)).\(variant)" }

  /// The file's first parts, which are the test's and the author's.
  private var start: String {
    let test = Self.part(test, limit: Self.testLimit)
    guard let name else { return test }
    return "\(test).\(Self.part(name, limit: 60))"
  }

  /// A part of a file's name that stands for a text.
  static func part(_ text: String, limit: Int) -> String {
    var part = ""
    for scalar in text.unicodeScalars {
      let isWord = scalar.properties.isAlphabetic || "0123456789_-".unicodeScalars.contains(scalar)
      if scalar.isASCII && isWord {
        part.unicodeScalars.append(scalar)
      } else if part.last != "-" {
        part += "-"
      }
    }
    guard part != text || part.utf8.count > limit || part.isEmpty else { return part }
    let hash = StableHash(text.utf8).digits
    let start = String(part.prefix(limit - hash.count - 1)).trimmingDashes
    return start.isEmpty ? hash : "\(start)-\(hash)"
  }

  /// `matrix` of `matrix(language:)`, and a name in backticks without them.
  private static func withoutParameters(_ test: String) -> String {
    if test.first == "`", let end = test.dropFirst().firstIndex(of: "`") {
      return String(test[test.index(after: test.startIndex)..<end])
    }
    guard test.last == ")", let start = test.firstIndex(of: "("), start > test.startIndex
    else { return test }
    return String(test[..<start])
  }
}

extension String {
  fileprivate var trimmingDashes: String {
    var text = Substring(self)
    while text.first == "-" { text.removeFirst() }
    while text.last == "-" { text.removeLast() }
    return String(text)
  }
}
