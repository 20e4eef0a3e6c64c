// A dialog that has no handler of its own is given one when it is shown, from each kind of anchor.

import Dialogs

let anchors: [DialogAnchor] = [
  .view("map"), .rect(DialogRect(x: 40, y: 40, width: 24, height: 24)), .barButton("share"),
  .tabBar("main"), .toolbar("edit"),
]
let stage = Stage(ScriptedPresenter(AnswerScript(anchors.map { _ in "copy-link" })))
let sheet = Dialog.sheet("Share", cancel: "Cancel", others: ["Copy Link", "Send"])

for anchor in anchors {
  let handler = DialogHandlers().onClick { presentation, index in
    guard let from = presentation.content.anchor else { return }
    print("\(presentation.content.buttons[index].id), from \(from.kind)")
  }
  try await sheet.present(on: stage, from: anchor, delegate: handler)
}

extension DialogAnchor {
  fileprivate var kind: String {
    switch self {
    case .view(let name): "the view \(name)"
    case .rect(let rect): "a rectangle at \(rect.x), \(rect.y)"
    case .barButton(let name): "the bar button \(name)"
    case .tabBar(let name): "the tab bar \(name)"
    case .toolbar(let name): "the toolbar \(name)"
    }
  }
}
