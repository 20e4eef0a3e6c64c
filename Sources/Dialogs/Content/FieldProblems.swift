extension DialogContent.Field {
  /// What is wrong with a value before the author's own validator is asked; `nil` where nothing is.
  func problem(with value: FieldValue) -> DialogText? {
    let text: DialogText? =
      switch (kind, value) {
      case (.text, .text), (.secure, .text), (.checkbox, .flag):
        isRequired && value.isEmpty ? "This is required." : nil
      case (.choice, .items(let chosen)), (.choices, .items(let chosen)):
        problem(withChosen: chosen)
      default:
        "This value is of the wrong kind."
      }
    return text?.own("field")
  }

  private func problem(withChosen chosen: [String]) -> DialogText? {
    if Set(chosen).count < chosen.count || !Set(items.map(\.id)).isSuperset(of: chosen) {
      return "This is not one of the choices."
    }
    let most = kind == .choice ? 1 : limits?.upperBound ?? items.count
    let least = max(limits?.lowerBound ?? 0, isRequired ? 1 : 0)
    if chosen.count < least {
      return DialogText(
        "Choose at least one.", plural: "Choose at least \(least, as: "count").", count: least)
    }
    if chosen.count > most {
      return DialogText(
        "Choose at most one.", plural: "Choose at most \(most, as: "count").", count: most)
    }
    return nil
  }
}
