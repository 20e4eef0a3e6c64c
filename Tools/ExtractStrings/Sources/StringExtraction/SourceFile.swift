import SwiftDiagnostics
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A parsed file, its operators folded.
struct SourceFile {
  let path: String
  let syntax: Syntax

  /// Parses a file.
  ///
  /// - Throws: The first place that the parser does not understand; what comes after it could be
  ///   missed.
  init(path: String, text: String) throws(Problem) {
    let tree = Parser.parse(source: text)
    let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter {
      $0.diagMessage.severity == .error
    }
    if let error = errors.first {
      let location = error.location(
        converter: SourceLocationConverter(fileName: path, tree: tree))
      throw Problem(
        place: Place(file: path, line: location.line, column: location.column),
        words: error.message)
    }
    self.path = path
    // Operators of the project's own are not folded; no text stands beside them.
    syntax = OperatorTable.standardOperators.foldAll(tree) { _ in }
  }
}
