import DialogSnapshots
import DialogTerminal
import DialogTesting
import Dialogs
import Testing

@Suite(.timeLimit(.minutes(2))) struct `The presenter contract` {
  @Test(arguments: [false, true])
  func `is kept by the plain presenter`(isTerminal: Bool) async {
    let contract = PresenterContract { _ in
      let desk = Desk(style: PlainStyle(isEmphasized: false, isTerminal: isTerminal))
      let user = ContractUser(
        press: { button, values, presentation in
          desk.keyboard.write(Self.lines(button, values, presentation.content))
        },
        endInput: { desk.keyboard.hangUp() },
        sees: { desk.screen.text })
      return (desk.presenter, user)
    }
    let report = await expectPresenterContract(contract)
    let others: Set<ContractCheck> = [
      // Nobody can press escape or close a pipe's dialog from outside; it shows fields, and one
      // dialog at a time.
      .tellsEscape, .staysAfterEscape, .tellsClosing, .refusesWhatItCannotShow, .keepsDialogsApart,
    ]
    #expect(report.judged == Set(ContractCheck.allCases).subtracting(others))
  }

  /// What a reader types to fill the fields that are asked for and to press a button.
  private static func lines(
    _ button: String, _ values: [String: FieldValue], _ content: DialogContent
  ) -> String {
    let refused = content.fields.filter { $0.problem != nil }
    let asked = refused.isEmpty ? content.fields : refused
    let answers = asked.map { field in
      switch values[field.id] {
      case .text(let text): text
      case .flag(let isOn): isOn ? "yes" : "no"
      case .items(let ids): ids.joined(separator: ",")
      case nil: ""
      }
    }
    return (answers + [button]).map { $0 + "\n" }.joined()
  }
}
