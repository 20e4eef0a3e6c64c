import Dialogs

extension Scenario {
  /// How a dialog comes to be shown.
  static let showing = [
    texts, literalTexts, bareSheet, labels, capabilities, unshowable, cancelledOpening,
  ]

  private static let texts = Scenario { scene in
    _ = try await scene.open(ContractDialogs.question())
    for text in ["Keep the changes?", "They are not saved yet.", "Save", "Throw Away", "Go Back"] {
      try await scene.seesText(text, judging: .showsTexts)
    }
  }

  private static let literalTexts = Scenario { scene in
    _ = try await scene.open(ContractDialogs.literal())
    for text in ContractDialogs.literalTexts {
      try await scene.seesText(text, judging: .showsTextsLiterally)
    }
  }

  private static let bareSheet = Scenario(plan: [.press("library")]) { scene in
    let sheet = try await scene.open(ContractDialogs.bareSheet())
    try await scene.seesText("Camera", judging: .showsTexts)
    try await sheet.press("library", judging: .tellsButton)
  }

  private static let labels = Scenario(plan: [.press("save", values: ["name": .text("x")])]) {
    scene in
    guard scene.presenter.capabilities.contains(.fields) else { return }
    _ = try await scene.open(ContractDialogs.naming())
    try await scene.seesText("Its name", judging: .showsTexts)
  }

  private static let capabilities = Scenario { scene in
    let before = scene.presenter.capabilities
    func stay() throws {
      try scene.inspection.judge(
        .keepsCapabilities, scene.presenter.capabilities == before,
        "they were \(before.rawValue), and became \(scene.presenter.capabilities.rawValue)")
    }
    let question = try await scene.open(ContractDialogs.question())
    try stay()
    try await question.closeOnce()
    try stay()
  }

  private static let unshowable = Scenario(plan: [.press("save")]) { scene in
    guard !scene.presenter.capabilities.contains(.fields) else { return }
    switch try await scene.tryToOpen(ContractDialogs.naming()) {
    case .success:
      try scene.inspection.judge(
        .refusesWhatItCannotShow, false, "it has no fields, yet opened a dialog that has one")
    case .failure(let error):
      try scene.inspection.judge(
        .refusesWhatItCannotShow, error is PresenterError,
        "it threw something else, which does not say what to do: \(error)")
    }
  }

  private static let cancelledOpening = Scenario(given: [.opens, .tellsButton, .closes]) { scene in
    let presentation = try scene.present(ContractDialogs.question())
    let limit = scene.inspection.patience(for: .givesUpWhenCancelled)
    let opened = await withinCancelled(limit) { [presenter = scene.presenter] in
      try await presenter.open(presentation)
    }
    try scene.inspection.judge(
      .givesUpWhenCancelled, opened != nil, "`open` went on in a cancelled task")
    if case .success(let surface) = opened {
      try await scene.watch(surface, showing: presentation).closeOnce()
    }
    guard scene.isLive else { return }
    let next = try await scene.open(ContractDialogs.question("And the next one?"))
    try await next.press("save", judging: .givesUpWhenCancelled)
  }
}
