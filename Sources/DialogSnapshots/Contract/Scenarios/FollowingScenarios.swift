import Dialogs

extension Scenario {
  /// What becomes of several dialogs.
  static let following = [oneAfterAnother, takenDown, sideBySide]

  private static let basics: Set<ContractCheck> = [.opens, .tellsButton, .closes]

  private static let buttons = ["save", "dont-save", "cancel", "save"]

  private static let oneAfterAnother = Scenario(
    plan: buttons.map { .press($0) }, given: basics
  ) { scene in
    let stage = Stage(scene.presenter)
    for (index, button) in buttons.enumerated() {
      try await scene.present(
        "Question \(index + 1, as: "number")?", on: stage, pressing: button,
        judging: .servesOneAfterAnother)
    }
  }

  private static let takenDown = Scenario(
    given: basics.union([.servesOneAfterAnother])
  ) { scene in
    guard scene.isLive else { return }
    let stage = Stage(scene.presenter)
    let limit = scene.inspection.patience(for: .leavesInputForNext)
    let unanswered = StagedDialog("Never answered?", on: stage)
    _ = await unanswered.next(within: limit)
    unanswered.cancel()
    let end = await unanswered.next(within: limit)
    try scene.inspection.judge(
      .leavesInputForNext, end.isEnd(.cancelled(.taskCancelled)),
      "a dialog was taken down, and \(end.inWords)")
    try await scene.present(
      "And this one?", on: stage, pressing: "dont-save", judging: .leavesInputForNext)
  }

  private static let sideBySide = Scenario(
    plan: [.press("save"), .press("dont-save"), .press("cancel")],
    given: basics.union([.servesOneAfterAnother])
  ) { scene in
    guard scene.presenter.capabilities.contains(.severalAtOnce) else { return }
    let first = try await scene.open(ContractDialogs.question("The first?"))
    let second = try await scene.open(ContractDialogs.question("The second?"))
    let third = try await scene.open(ContractDialogs.question("The third?"))
    // The middle one, so that neither the oldest nor the newest is what the user means.
    try await second.press("dont-save", judging: .keepsDialogsApart)
    if scene.isLive {
      try await first.isSilent(judging: .keepsDialogsApart)
      try await third.isSilent(judging: .keepsDialogsApart)
    }
    try await second.closeOnce()
    try await first.press("save", judging: .keepsDialogsApart)
    try await third.press("cancel", judging: .keepsDialogsApart)
  }
}

extension Scene {
  /// Presents a question as an application would, has the user press a button, and judges that this
  /// is what comes back.
  fileprivate func present(
    _ title: DialogText, on stage: Stage, pressing button: String, judging check: ContractCheck
  ) async throws {
    guard user.press != nil else { throw SceneOver() }
    let limit = inspection.patience(for: check)
    let dialog = StagedDialog(title, on: stage)
    defer { dialog.cancel() }
    var moment = await dialog.next(within: limit)
    if case .shown(let presentation) = moment {
      try await act(.press(button), on: presentation, judging: check)
      moment = await dialog.next(within: limit)
    }
    try inspection.judge(
      check, moment.isEnd(.answered(button)),
      "“\(title.inSource)” was answered with “\(button)”, and \(moment.inWords)")
  }
}
