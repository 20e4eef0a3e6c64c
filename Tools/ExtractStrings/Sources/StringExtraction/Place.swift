/// A place in a source file; columns count bytes, as the compiler's do.
package struct Place: Hashable, Comparable, CustomStringConvertible {
  package let file: String
  package let line: Int
  package let column: Int

  package static func < (left: Place, right: Place) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }

  package var description: String { "\(file):\(line):\(column)" }
}

/// Why a text cannot be taken into the catalog.
package struct Problem: Error, Hashable, Comparable, CustomStringConvertible {
  package let place: Place
  package let words: String

  package static func < (left: Problem, right: Problem) -> Bool {
    (left.place, left.words) < (right.place, right.words)
  }

  /// One line, in the form that editors and CI read.
  package var description: String { "\(place): \(words)" }
}
