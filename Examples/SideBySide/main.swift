// Three sheets side by side, each on a stage of its own; none is confused with another.

import Dialogs

let answers = ["red": "dark", "green": "light", "blue": "escape"]
var chosen: [String: String] = [:]

@MainActor func sheet(for color: String) -> Dialog {
  var sheet = Dialog(.sheet, title: "Shade of \(color, as: "color")", order: .sheet, tag: color)
  sheet.addButton("Light")
  sheet.addButton("Dark")
  sheet.add(.stock(.cancel))
  return sheet.onClick { presentation, index in
    chosen[presentation.tag] = presentation.content.buttons[index].id
  }.onCancel { presentation, reason in
    chosen[presentation.tag] = "none (\(reason))"
  }
}

let shown = answers.keys.sorted().map { color in
  let stage = Stage(ScriptedPresenter(answers[color] ?? "end"))
  return sheet(for: color).show(on: stage)
}
for handle in shown { _ = try await handle.response }
for color in chosen.keys.sorted() { print("\(color): \(chosen[color] ?? "")") }
