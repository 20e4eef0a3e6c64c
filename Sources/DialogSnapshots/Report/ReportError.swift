public import Dialogs

/// Why there is no report.
public enum ReportError: ExplainedError, Sendable, Hashable {
  /// The file cannot be written; with the system's words.
  case unwritable(String, underlying: String)
}

extension ReportError {
  /// What happened.
  public var message: DialogText {
    let text: DialogText =
      switch self {
      case .unwritable(let path, let words):
        "the report “\(path, as: "file")” cannot be written (\(words, as: "reason"))"
      }
    return text.own("error")
  }

  /// What to do.
  public var recovery: DialogText {
    let text: DialogText =
      switch self {
      case .unwritable: "name a file in a folder that is there and that you may write to"
      }
    return text.own("error")
  }
}
