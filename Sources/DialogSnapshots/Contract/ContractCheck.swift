/// A rule of the presenter contract: something that every presenter owes to the program that asks
/// with it and to the user who answers.
///
/// A rule is judged as far as the presenter's capabilities and its user allow.
public enum ContractCheck: String, Sendable, Hashable, CaseIterable {
  // MARK: Showing

  /// A surface comes back, also for a sheet without a title, with icons and anchors that the
  /// presenter may have to leave out.
  case opens
  /// The user sees whatever there is to read. Needs a user who sees.
  case showsTexts
  /// `Tom & Jerry <b>`, `C:\new\table` and `_Open` come out unchanged. Needs a user who sees.
  case showsTextsLiterally
  /// The stage asks once; what a presenter can do must not depend on when.
  case keepsCapabilities
  /// A form is refused by a presenter without fields, rather than answered without them.
  case refusesWhatItCannotShow
  /// Opening ends in a cancelled task, by throwing or by a surface; the next dialog opens as usual.
  case givesUpWhenCancelled

  // MARK: Answering

  /// No default is pressed and no edit made for the user. A presenter that can no longer be
  /// answered may end the dialog.
  case silentUntilAnswered
  /// Each of several buttons, not only the first.
  case tellsButton
  /// It is met with silence or an error, and does not cost the right answer after it.
  case refusesDisabledButton
  /// It is met with silence or an error, and does not cost the right answer after it.
  case refusesUnknownButton
  /// Not as the cancel button: what escape does is for the session to decide.
  case tellsEscape
  /// Escape does nothing to some dialogs; the user then goes on to another answer.
  case staysAfterEscape
  /// Not as a button, and not again and again.
  case tellsEndOfInput
  /// As `closed`, or by the end of the events.
  case tellsClosing

  // MARK: Filling in

  /// Fields of every kind, those that the user leaves alone too.
  case tellsValues
  /// Also not when the dialog is shown again. Needs a user who sees.
  case hidesSecrets
  /// Needs a user who sees.
  case showsProblems
  /// The driver checks the values; where they are wrong it updates the surface, and waits.
  case asksAgain

  // MARK: Updating

  /// A new message is shown.
  case showsUpdates
  /// The dialog goes on listening.
  case answersAfterUpdate
  /// There is nothing to press, so nobody is asked.
  case waitsThroughProgress

  // MARK: Closing

  /// The driver waits for it before it tells that the dialog is gone.
  case closes
  /// The second time too it returns.
  case closesTwice
  /// A dialog must go even where its task was cancelled.
  case closesWhenCancelled
  /// Whoever listens to the events is let go.
  case endsWhenClosed
  /// Not even that it was closed: the program knows.
  case silentAfterClose
  /// The program may be a moment behind.
  case ignoresUpdateAfterClose

  // MARK: One dialog and another

  /// Four dialogs through one stage.
  case servesOneAfterAnother
  /// Nothing is read for a dialog that is gone.
  case leavesInputForNext
  /// Three dialogs, of a presenter that can show several.
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
