extension DialogContent.Field {
  /// What is wrong with a value before the author's own validator is asked; `nil` where nothing is.
  func problem(with value: FieldValue) -> DialogText? {
    let text: DialogText? =
      if case .items(let chosen) = value { problem(withChosen: chosen) } else {
        isRequired && value.isEmpty ? "This is required." : nil
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
