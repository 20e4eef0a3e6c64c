import Dialogs

extension Scenario {
  /// What a user does with fields.
  static let filling = [values, untouchedValues, secret, problem]

  private static let values = Scenario(
    plan: [.press("save", values: ContractDialogs.formValues)]
  ) { scene in
    guard scene.presenter.capabilities.contains(.fields) else { return }
    let form = try await scene.open(ContractDialogs.form())
    try await form.press("save", values: ContractDialogs.formValues, judging: .tellsButton)
    for (id, value) in ContractDialogs.formValues.sorted(by: { $0.key < $1.key }) {
      let told = form.presentation.content.values[id]
      try scene.inspection.judge(
        .tellsValues, told == value,
        "“\(id)” was left with \(value), and is told as \(told.map { "\($0)" } ?? "nothing")")
    }
  }

  private static let untouchedValues = Scenario(plan: [.press("save")]) { scene in
    guard scene.presenter.capabilities.contains(.fields) else { return }
    let form = try await scene.open(ContractDialogs.form())
    let before = form.presentation.content.values
    try await form.press("save", judging: .tellsButton)
    let after = form.presentation.content.values
    try scene.inspection.judge(
      .tellsValues, after == before, "no field was touched, and \(before) became \(after)")
  }

  private static let secret = Scenario(
    plan: [.press("save", values: ContractDialogs.formValues)]
  ) { scene in
    guard scene.presenter.capabilities.contains(.fields), scene.user.sees != nil else { return }
    let form = try await scene.open(ContractDialogs.form())
    try await form.press("save", values: ContractDialogs.formValues, judging: .tellsButton)
    try await form.update(judging: .showsUpdates) { content in
      for index in content.fields.indices {
        content.fields[index].problem = ResolvedText(verbatim: "Please look at this again.")
      }
    }
    await pause(Inspection.quiet)
    try await scene.doesNotSee("tr0ub4dor&3", judging: .hidesSecrets)
  }

  private static let problem = Scenario(
    plan: [.press("save", values: ["name": .text("taken")])],
    given: [.tellsButton, .tellsValues, .showsUpdates]
  ) { scene in
    guard scene.presenter.capabilities.contains(.fields) else { return }
    let naming = try await scene.open(ContractDialogs.naming())
    try await naming.press("save", values: ["name": .text("taken")], judging: .tellsButton)
    try await naming.update(judging: .showsUpdates) { content in
      content.fields[0].problem = ResolvedText(verbatim: "This name is taken.")
    }
    if scene.isLive {
      // Whether or not the user sees why, there must be another answer.
      try? await scene.seesText("This name is taken.", judging: .showsProblems)
      try await naming.press("save", values: ["name": .text("free")], judging: .asksAgain)
      let name = naming.presentation.content.values["name"]
      try scene.inspection.judge(
        .asksAgain, name == .text("free"), "the second answer was told with the first's values")
    } else {
      let told = await naming.answer(judging: .asksAgain)
      try scene.inspection.judge(
        .asksAgain, told.isLast, "no other answer was planned, and \(told.inWords) was told")
    }
  }
}
