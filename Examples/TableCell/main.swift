// A sheet whose closures use the table cell that opened it: an ordinary object, captured as it is.

import DialogTerminal
import Dialogs

/// A row of a table, as any app has them.
final class Cell {
  let title: String
  var isFlagged = false
  var isDeleted = false

  init(_ title: String) { self.title = title }
}

let stage = Stage(PlainPresenter())
let cell = Cell("Invoice 27")

var sheet = Dialog(.sheet, title: DialogText(verbatim: cell.title), order: .sheet)
sheet.addButton("Flag") { cell.isFlagged = true }
sheet.addButton("Delete", role: .destructive) { cell.isDeleted = true }
sheet.add(.stock(.cancel))

let response = try await sheet.onWillDismiss { index in
  print("The sheet of “\(cell.title)” goes with index \(index ?? -1).")
}.present(on: stage)

print("chosen: \(response.button ?? "none")")
print("flagged: \(cell.isFlagged), deleted: \(cell.isDeleted)")
