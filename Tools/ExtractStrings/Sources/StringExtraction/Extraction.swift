import SwiftSyntax

/// Finds the texts for translation in Swift sources.
///
/// First all files are read for what they declare: which parameters, properties and results are
/// texts. Then the literals are collected that stand where such a value is wanted.
package enum Extraction {
  /// The catalog of the listed files.
  ///
  /// - Parameters:
  ///   - sources: All sources by path, those without texts too, for what they declare.
  ///   - lists: Which of them hold texts for translation.
  /// - Returns: The messages, each once.
  /// - Throws: Everything that is wrong, in order.
  package static func catalog(
    of sources: [String: String], _ lists: FileLists
  ) throws(Problems) -> Catalog {
    let files = try parse(sources)
    let declarations = Self.declarations(of: files)
    var messages: [Message] = []
    var problems = lists.listed.filter { sources[$0] == nil }.map {
      Problem(
        place: Place(file: $0, line: 1, column: 1), words: "POTFILES lists it, and it is not there")
    }
    for file in files where !lists.skips(file.path) {
      let found = TextFinder.find(in: file.syntax, file: file.path, declarations)
      if lists.listed.contains(file.path) {
        messages += found.messages
        problems += found.problems
      } else if let place = (found.messages.map { $0.places[0] } + found.problems.map(\.place))
        .min()
      {
        problems.append(
          Problem(
            place: place,
            words: "a text in a file that is in neither POTFILES nor POTFILES.skip: list it in one")
        )
      }
    }
    let catalog = Catalog(messages)
    problems += catalog.problems
    guard problems.isEmpty else { throw Problems(list: problems.sorted()) }
    return catalog
  }

  private static func parse(_ sources: [String: String]) throws(Problems) -> [SourceFile] {
    var files: [SourceFile] = []
    var problems: [Problem] = []
    for (path, text) in sources.sorted(by: { $0.key < $1.key }) {
      do throws(Problem) {
        files.append(try SourceFile(path: path, text: text))
      } catch {
        problems.append(error)
      }
    }
    guard problems.isEmpty else { throw Problems(list: problems) }
    return files
  }

  private static func declarations(of files: [SourceFile]) -> Declarations {
    let types = files.reduce(TypeReader()) { types, file in
      let collector = AliasCollector(types)
      collector.walk(file.syntax)
      return collector.types
    }
    return files.reduce(Declarations(types: types)) { declarations, file in
      let collector = DeclarationCollector(declarations)
      collector.walk(file.syntax)
      return collector.declarations
    }
  }
}

/// Everything that keeps the catalog from being written.
package struct Problems: Error {
  package let list: [Problem]
}
