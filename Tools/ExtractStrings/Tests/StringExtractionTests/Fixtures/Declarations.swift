// What the cases call, in another file, as a project has it.

struct Button {
  let title: DialogText
  var icon: String?

  static func cancel(_ title: DialogText, id: String = "") -> Button { Button(title: title) }
}

struct Question {
  typealias Check = (String) -> DialogText?

  struct Item {
    init(_ title: DialogText, id: String? = nil) {}
  }

  var title: DialogText
  var message: DialogText?
  var buttons: [Button] = []

  init(_ title: DialogText, message: DialogText? = nil, buttons: [Button] = [], tag: String = "") {
    self.title = title
    self.message = message
  }

  static func field(_ id: String, label: DialogText? = nil, check: Check? = nil) -> Question {
    Question(verbatim: id)
  }

  init(verbatim: String) { title = DialogText(verbatim: verbatim) }

  func items(_ items: Item..., note: DialogText) {}
}

enum Failure: Error {
  case usage(DialogText, hint: DialogText)
  case text(String)
}

struct Notice {
  var message: String
}

func tell(_ text: DialogText, times: Int = 1) {}
