public import Dialogs

/// Why a text is not JSON that can be read here.
public struct JSONSyntaxError: ExplainedError, Sendable, Hashable {
  /// The line, from 1.
  public var line: Int
  /// The last character that was read in the line, from 1.
  public var column: Int
  /// How many bytes were read.
  public var offset: Int
  /// What is wrong, in Jansson's own words, control characters made visible.
  public var detail: String

  init(line: Int, column: Int, offset: Int, detail: String) {
    self.line = line
    self.column = column
    self.offset = offset
    self.detail = detail
  }

  static func tooLong(_ count: Int, limit: Int) -> JSONSyntaxError {
    JSONSyntaxError(
      line: 1, column: 1, offset: 0, detail: "\(count) bytes where at most \(limit) are read")
  }

  static func tooDeep(at place: JSONNesting.Place, limit: Int) -> JSONSyntaxError {
    JSONSyntaxError(
      line: place.line, column: place.column, offset: place.offset,
      detail: "nested more than \(limit) deep")
  }

  /// What happened.
  public var message: DialogText {
    let text: DialogText =
      "line \(line, as: "line"), column \(column, as: "column") is not JSON (\(detail, as: "detail"))"
    return text.own("error")
  }

  /// What to do.
  public var recovery: DialogText {
    let text: DialogText = "correct the text there"
    return text.own("error")
  }
}
