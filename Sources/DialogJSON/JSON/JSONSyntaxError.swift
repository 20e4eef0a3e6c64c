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
  private let problem: Problem

  private enum Problem: Hashable {
    case syntax
    case tooLong(limit: Int)
    case tooDeep(limit: Int)
  }

  private init(line: Int, column: Int, offset: Int, detail: String, _ problem: Problem) {
    self.line = line
    self.column = column
    self.offset = offset
    self.detail = detail
    self.problem = problem
  }

  init(line: Int, column: Int, offset: Int, detail: String) {
    self.init(line: line, column: column, offset: offset, detail: detail, .syntax)
  }

  static func tooLong(_ count: Int, limit: Int) -> JSONSyntaxError {
    JSONSyntaxError(
      line: 1, column: 1, offset: 0, detail: "\(count) bytes where at most \(limit) are read",
      .tooLong(limit: limit))
  }

  static func tooDeep(at place: JSONNesting.Place, limit: Int) -> JSONSyntaxError {
    JSONSyntaxError(
      line: place.line, column: place.column, offset: place.offset,
      detail: "nested more than \(limit) deep", .tooDeep(limit: limit))
  }

  /// What happened.
  public var message: DialogText {
    let text: DialogText =
      switch problem {
      case .syntax:
        "line \(line, as: "line"), column \(column, as: "column") is not JSON (\(detail, as: "detail"))"
      case .tooLong(let limit): "the JSON text is larger than \(limit, as: "limit") bytes"
      case .tooDeep(let limit):
        "line \(line, as: "line"), column \(column, as: "column") is nested more than \(limit, as: "limit") deep"
      }
    return text.own("error")
  }

  /// What to do.
  public var recovery: DialogText {
    let text: DialogText =
      switch problem {
      case .syntax, .tooDeep: "correct the text there"
      case .tooLong: "give a smaller file"
      }
    return text.own("error")
  }
}
