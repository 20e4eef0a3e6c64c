import Foundation
import StringExtraction

/// Sources that tests extract from.
enum Sources {
  /// The folder of the files that tests read.
  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// What every case declares.
  static let declarations = """
    extension DialogText { func own(_ context: String) -> DialogText { self } }
    func tell(_ text: DialogText) {}
    struct Titled { var title: DialogText }
    struct Named { var title: String }
    func either(_ text: DialogText) {}
    func either(_ text: String) {}
    """

  /// The template of one file, `Case.swift`, beside the declarations.
  static func template(_ text: String) throws(Problems) -> String {
    try Extraction.catalog(
      of: ["Case.swift": text, "Declarations.swift": declarations], FileLists(listed: "Case.swift")
    ).template
  }

  /// What is wrong with one file.
  static func problems(_ text: String) -> [String] {
    do throws(Problems) {
      _ = try template(text)
      return []
    } catch {
      return error.list.map(\.description)
    }
  }
}
