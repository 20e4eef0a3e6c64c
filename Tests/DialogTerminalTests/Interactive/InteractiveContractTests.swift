import DialogSnapshots
import DialogTerminal
import Dialogs
import ProgramRunner
import Testing

@Suite(.timeLimit(.minutes(2))) struct `The contract of presenters` {
  @Test func `is kept by the interactive presenter`() async {
    let contract = PresenterContract { _ in
      let seat = try Seat()
      let user = ContractUser(
        press: { button, values, presentation in
          if !values.isEmpty { seat.fill(values, of: presentation.content) }
          seat.press(button, of: presentation.content)
        },
        escape: { _ in seat.window.type("\u{1B}") },
        endInput: { seat.window.hangUp() },
        sees: { seat.window.screen.text })
      return (seat.presenter, user)
    }
    let report = await contract.report()
    for finding in report.findings { Issue.record("\(finding.description)") }
    let others: Set<ContractCheck> = [
      // A terminal's dialog is not closed from outside; it shows fields, and one dialog at a time.
      .tellsClosing, .refusesWhatItCannotShow, .keepsDialogsApart,
    ]
    #expect(report.judged == Set(ContractCheck.allCases).subtracting(others))
  }
}
