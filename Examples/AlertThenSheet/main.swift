// An alert that opens a sheet while it is still going: the sheet waits until the stage is free.

import DialogTerminal
import Dialogs

let stage = Stage(PlainPresenter())
var sheet: DialogHandle?

let alert = Dialog.alert("Nothing to print on", cancel: "Not Now", others: ["Choose a Printer"])
  .onWillDismiss { index in
    guard index == 1 else { return }
    sheet = Dialog.sheet("Printers", cancel: "Cancel", others: ["Hall", "Office"])
      .onWillPresent { print("the sheet comes") }
      .show(on: stage)
    print("the sheet waits")
  }
  .onDidDismiss { _ in print("the alert is gone") }

try await alert.present(on: stage)
if let response = try await sheet?.response {
  print("printer: \(response.button ?? "none")")
}
