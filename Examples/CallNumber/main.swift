// Choosing which number to call: with none nothing is shown, one is called at once, several are a
// sheet. Give the numbers as arguments, such as: Home=030901820 Work=0302273200

import DialogTerminal
import Dialogs

let targets = CommandLine.arguments.dropFirst().map { argument in
  let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
  let name = parts.first ?? argument
  let number = parts.last ?? argument
  return DialogTarget(DialogText(verbatim: name), value: number) { print("calling \(number) …") }
}

let chooser = DialogChooser("Call which number?", targets: targets)
switch try await chooser.choose(on: Stage(PlainPresenter())) {
case .nothingToChoose: print("There is no number to call.")
case .chosen(let number): print("called \(number)")
case .notChosen: print("Nobody was called.")
}
