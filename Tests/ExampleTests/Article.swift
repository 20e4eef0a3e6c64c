import Foundation
import ProgramRunner
import Testing

/// A page of documentation, whose tables, code and pictures are held to what is true.
struct Article {
  let text: String

  private static let catalog = ProgramRun.root.appending(
    path: "Sources/DialogGraphics/DialogGraphics.docc")

  /// The folder of its pictures.
  static let pictures = catalog.appending(path: "Resources")

  init(_ name: String) throws {
    text = try String(contentsOf: Self.catalog.appending(path: "\(name).md"), encoding: .utf8)
  }

  /// The names of all pages.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: catalog.path)
      .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
  }

  /// The rows of the table that begins with these headings, without the quotes of code.
  func table(_ headings: String...) throws -> [[String]] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(
      lines.firstIndex { Self.cells($0).starts(with: headings) }, "no table \(headings)")
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map(Self.cells)
  }

  /// The Swift code, block by block and line by line, without imports.
  var code: [[String]] {
    text.components(separatedBy: "```swift\n").dropFirst().map { block in
      let lines = block.components(separatedBy: "\n```")[0].split(separator: "\n").map(String.init)
      return lines.filter { !$0.hasPrefix("import ") }
    }
  }

  /// The names of the pictures it shows.
  var images: [String] {
    text.matches(of: /!\[[^\]]+\]\(([^)]+)\)/).map { String($0.1) }
  }

  private static func cells(_ line: String) -> [String] {
    line.split(separator: "|").map { cell in
      cell.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "`")))
    }
  }
}
