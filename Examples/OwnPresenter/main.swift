// A presenter of one's own, and the contract that it keeps. With --contract it is held to every
// rule; without, it shows a dialog and a reader answers.

import DialogSnapshots
import Dialogs

if CommandLine.arguments.contains("--contract") {
  let contract = PresenterContract { _ in
    let board = Board()
    let user = ContractUser(
      press: { button, values, dialog in board.press(button, values, in: dialog.id) },
      escape: { board.tell(.escape, to: $0.id) },
      close: { board.tell(.ended(.closed), to: $0.id) },
      sees: { board.text })
    return (BoardPresenter(board: board), user)
  }
  let findings = await contract.report().findings
  for finding in findings { print(finding) }
  if findings.isEmpty { print("The contract holds.") }
} else {
  let board = Board()
  let dialog = Dialog.alert(
    "Water the plants?", buttons: [.stock(.no, role: .cancel), .stock(.yes)]
  )
  .onDidPresent { presentation in
    print(board.text)
    board.press("yes", [:], in: presentation.id)
  }
  let response = try await dialog.present(on: Stage(BoardPresenter(board: board)))
  print("answered: \(response.button ?? "not at all")")
}
