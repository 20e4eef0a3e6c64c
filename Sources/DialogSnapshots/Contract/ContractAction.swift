public import Dialogs

/// Something that the user of a presenter does to one dialog.
public enum ContractAction: Sendable, Hashable {
  /// Leaves the fields with these values, and presses the button with this id.
  case press(String, values: [String: FieldValue] = [:])
  /// Presses escape.
  case escape
  /// Ends the input.
  case endInput
  /// Closes the dialog from outside.
  case close
}

extension ContractAction: CustomStringConvertible {
  /// What the user does, in words.
  public var description: String {
    switch self {
    case .press(let button, _): "press “\(button)”"
    case .escape: "press escape"
    case .endInput: "end the input"
    case .close: "close the dialog from outside"
    }
  }
}

extension AnswerScript {
  /// The answers of a user who does what was planned, one action for each dialog.
  ///
  /// A script has no word for closing from outside; ``ContractUser/scripted(sees:)`` never does.
  public convenience init(following plan: [ContractAction]) {
    self.init(
      plan.compactMap { action in
        switch action {
        case .press(let button, let values): Answer(button, values: values)
        case .escape: Answer("escape")
        case .endInput: Answer("end")
        case .close: nil
        }
      })
  }
}
