// The one place where the app's presenter is chosen.

import DialogTerminal
import Dialogs
import NotesApp

let isAttended = !CommandLine.arguments.contains("--unattended")
let presenter: any Presenter =
  isAttended ? PlainPresenter() : ScriptedPresenter("delete")

let notes = Notes(["Milk", "Taxes"], asking: Stage(presenter))
print(try await notes.remove("Taxes") ? "removed" : "kept")
print(notes.titles.joined(separator: ", "))
