extension DialogText {
  func own(_ context: String) -> DialogText { self }
}

enum Stock {
  case save, open

  var text: DialogText { literal.own("button") }

  private var literal: DialogText {
    switch self {
    case .save: "Save"
    case .open: "Open"
    }
  }
}
