/// Something that every presenter owes to those who present with it and to those who answer.
public enum ContractCheck: String, Sendable, Hashable, CaseIterable {
  /// Showing.
  case opens
  case showsTexts
  case showsTextsLiterally
  case keepsCapabilities
  case refusesWhatItCannotShow
  case givesUpWhenCancelled

  /// Answers.
  case silentUntilAnswered
  case tellsButton
  case refusesDisabledButton
  case refusesUnknownButton
  case tellsEscape
  case staysAfterEscape
  case tellsEndOfInput
  case tellsClosing

  /// Fields.
  case tellsValues
  case hidesSecrets
  case showsProblems
  case asksAgain

  /// Updates.
  case showsUpdates
  case answersAfterUpdate
  case waitsThroughProgress

  /// Closing.
  case closes
  case closesTwice
  case closesWhenCancelled
  case endsWhenClosed
  case silentAfterClose
  case ignoresUpdateAfterClose

  /// Several dialogs.
  case servesOneAfterAnother
  case leavesInputForNext
  case keepsDialogsApart
}

extension ContractCheck: CustomStringConvertible {
  /// The rule as a sentence.
  public var description: String {
    switch self {
    case .opens: "`open` returns a surface once the dialog is shown"
    case .showsTexts: "title, message, labels and button titles are shown"
    case .showsTextsLiterally: "texts are shown as they are: no markup, no escapes, no mnemonics"
    case .keepsCapabilities: "the capabilities stay what they are"
    case .refusesWhatItCannotShow: "a dialog that cannot be shown is refused with a PresenterError"
    case .givesUpWhenCancelled: "an `open` whose task is cancelled comes to an end"
    case .silentUntilAnswered: "nothing is told before the user acts"
    case .tellsButton: "the pressed button is told by its id"
    case .refusesDisabledButton: "a disabled button is never told"
    case .refusesUnknownButton: "a button that the dialog does not have is never told"
    case .tellsEscape: "escape is told as escape"
    case .staysAfterEscape: "an escape that was told leaves the surface open for other answers"
    case .tellsEndOfInput: "the end of the input is told once, as such"
    case .tellsClosing: "closing from outside is told as such, or ends the events"
    case .tellsValues: "the fields' values are told with the button or before it, unchanged"
    case .hidesSecrets: "what is typed into a secure field is never shown"
    case .showsProblems: "what is wrong with a field is shown"
    case .asksAgain: "after a problem the next answer is told, or it is said that none will come"
    case .showsUpdates: "`update` returns, and what it changes is shown"
    case .answersAfterUpdate: "an update costs no answer: the next one is told"
    case .waitsThroughProgress: "a progress dialog without buttons stays until it is taken down"
    case .closes: "`close` returns"
    case .closesTwice: "closing twice is the same as once"
    case .closesWhenCancelled: "`close` closes in a cancelled task too"
    case .endsWhenClosed: "the events end once the surface is closed"
    case .silentAfterClose: "nothing is told once `close` was called"
    case .ignoresUpdateAfterClose: "an update after `close` does nothing"
    case .servesOneAfterAnother: "dialogs one after another on a stage each get their own answer"
    case .leavesInputForNext:
      "a dialog taken down without an answer leaves what the user does next to the next dialog"
    case .keepsDialogsApart: "dialogs that are open at once each get their own answer"
    }
  }
}
