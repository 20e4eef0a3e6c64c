/// Why a presenter could not present.
public enum PresenterError: ExplainedError, Sendable, Hashable {
  /// It cannot show something of the dialog.
  case cannotShow(String)
  /// It was told an answer that the dialog does not have.
  case noSuchAnswer(String, among: [String])
  /// It was told a value of a field that the dialog does not have.
  case noSuchField(String, among: [String])
  /// It was told an answer that the dialog does not accept, and why.
  case answerRefused(String, because: String)
  /// It was told to escape from a dialog that escape does not end.
  case cannotEscape
  /// There is nothing to show it on, and why.
  case nowhereToShow(String)
  /// The surface went away.
  case surfaceLost

  /// What happened.
  public var message: DialogText {
    let text: DialogText =
      switch self {
      case .cannotShow(let what): "\(what, as: "what") cannot be shown here"
      case .noSuchAnswer(let answer, _): "the dialog has no answer “\(answer, as: "answer")”"
      case .noSuchField(let field, _): "the dialog has no field “\(field, as: "field")”"
      case .answerRefused(let answer, let reason):
        "the answer “\(answer, as: "answer")” was not accepted (\(reason, as: "reason"))"
      case .cannotEscape: "escape does not end this dialog"
      case .nowhereToShow(let reason):
        "there is nothing to show a dialog on (\(reason, as: "reason"))"
      case .surfaceLost: "the dialog went away before it was answered"
      }
    return text.own("error")
  }

  /// What to do.
  public var recovery: DialogText {
    let text: DialogText =
      switch self {
      case .cannotShow, .nowhereToShow, .surfaceLost: "choose another presenter"
      case .noSuchField(_, let fields) where fields.isEmpty: "give the button alone"
      case .noSuchAnswer(_, let names), .noSuchField(_, let names):
        "name one of: \(names.joined(separator: ", "), as: "names")"
      case .answerRefused: "give another value"
      case .cannotEscape: "name a button, or give the dialog a cancel button"
      }
    return text.own("error")
  }
}
