import Dialogs

extension Scenario {
  /// What a program changes while a dialog is shown.
  static let updating = [message, progress]

  private static let message = Scenario(given: [.tellsButton]) { scene in
    let question = try await scene.open(ContractDialogs.question())
    try await question.update(judging: .showsUpdates) { content in
      content.message = ResolvedText(verbatim: "They are saved by now.")
    }
    // What was answered before it opened need not change any more.
    guard !scene.user.isScripted else { return }
    try await scene.seesText("They are saved by now.", judging: .showsUpdates)
    guard scene.isLive else { return }
    try await question.press("dont-save", judging: .answersAfterUpdate)
  }

  private static let progress = Scenario { scene in
    guard scene.presenter.capabilities.contains(.updates), scene.isLive else { return }
    let work = try await scene.open(ContractDialogs.progress())
    try await scene.seesText("Copying the files", judging: .showsTexts)
    try await work.update(judging: .showsUpdates) { content in
      content.progress = .fraction(0.5)
    }
    try await work.isSilent(judging: .waitsThroughProgress)
  }
}
