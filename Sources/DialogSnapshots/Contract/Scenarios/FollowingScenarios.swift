import Dialogs

extension Scenario {
  /// What becomes of several dialogs.
  static let following = [oneAfterAnother, takenDown, sideBySide]

  private static let basics: Set<ContractCheck> = [.opens, .tellsButton, .closes]

  private static let buttons = ["save", "dont-save", "cancel", "save"]

  private static let oneAfterAnother = Scenario(
    plan: buttons.map { .press($0) }, given: basics
  ) { scene in
    guard scene.user.press != nil else { return }
    let stage = Stage(scene.presenter)
    for (index, button) in buttons.enumerated() {
      let dialog = StagedDialog("Question \(index + 1, as: "number")?", on: stage)
      let shown = await dialog.shown(within: scene.inspection.patience(for: .servesOneAfterAnother))
      if let shown {
        try await scene.act(.press(button), on: shown, judging: .servesOneAfterAnother)
      }
      let end = await dialog.end(within: scene.inspection.patience(for: .servesOneAfterAnother))
      try scene.inspection.judge(
        .servesOneAfterAnother, end == .answered(button),
        "dialog \(index + 1) was answered with “\(button)”, and \(end.inWords) came back")
    }
  }

  private static let takenDown = Scenario(
    plan: [.press("dont-save")], given: basics.union([.servesOneAfterAnother])
  ) { scene in
    guard scene.isLive else { return }
    let stage = Stage(scene.presenter)
    let limit = scene.inspection.patience(for: .leavesInputForNext)
    let first = StagedDialog("Never answered?", on: stage)
    let isShown = await first.shown(within: limit) != nil
    first.cancel()
    let end = await first.end(within: limit)
    try scene.inspection.judge(
      .leavesInputForNext, isShown && end == .cancelled(.taskCancelled),
      "a dialog was taken down, and \(end.inWords) came back")
    let next = StagedDialog("And this one?", on: stage)
    if let shown = await next.shown(within: limit) {
      try await scene.act(.press("dont-save"), on: shown, judging: .leavesInputForNext)
    }
    let answer = await next.end(within: limit)
    try scene.inspection.judge(
      .leavesInputForNext, answer == .answered("dont-save"),
      "the next dialog was answered with “dont-save”, and \(answer.inWords) came back")
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
