import Dialogs

extension Scenario {
  /// How a dialog goes.
  static let closing = [close, closeTwice, closeWhenCancelled, updateAfterClose]

  private static let close = Scenario(plan: [.press("save")]) { scene in
    let question = try await scene.open(ContractDialogs.question())
    await question.settle()
    try await question.closeOnce()
    if scene.isLive {
      // Whether the user can still do so does not matter.
      let presentation = question.presentation
      _ = await within(Inspection.quiet) { [user = scene.user] in
        try await user.perform(.press("save"), on: presentation)
      }
    }
    try await question.ends(judging: .endsWhenClosed, in: scene)
  }

  private static let closeTwice = Scenario(
    plan: [.press("save")], given: [.closes]
  ) { scene in
    let question = try await scene.open(ContractDialogs.question())
    await question.settle()
    try await question.closeOnce()
    let closed = await within(scene.inspection.patience(for: .closesTwice)) {
      [surface = question.surface] in await surface.close(after: .takenDown)
    }
    try scene.inspection.judge(.closesTwice, closed != nil, "the second `close` did not return")
    try await question.ends(judging: .endsWhenClosed, in: scene)
  }

  private static let closeWhenCancelled = Scenario(
    plan: [.press("save")], given: [.closes, .endsWhenClosed]
  ) { scene in
    let question = try await scene.open(ContractDialogs.question())
    await question.settle()
    question.wasClosed()
    let closed = await withinCancelled(scene.inspection.patience(for: .closesWhenCancelled)) {
      [surface = question.surface] in await surface.close(after: .takenDown)
    }
    try scene.inspection.judge(
      .closesWhenCancelled, closed != nil, "`close` did not return in a cancelled task")
    try await question.ends(judging: .closesWhenCancelled, in: scene)
  }

  private static let updateAfterClose = Scenario(
    plan: [.press("save")], given: [.closes]
  ) { scene in
    let question = try await scene.open(ContractDialogs.question())
    await question.settle()
    try await question.closeOnce()
    try await question.ends(judging: .endsWhenClosed, in: scene)
    try await question.update(judging: .ignoresUpdateAfterClose) { content in
      content.message = ResolvedText(verbatim: "This comes too late.")
    }
    await pause(Inspection.quiet)
    try await scene.doesNotSee("This comes too late.", judging: .ignoresUpdateAfterClose)
  }
}

extension Showing {
  /// Judges that nothing more is told, and that the events end.
  fileprivate func ends(judging check: ContractCheck, in scene: Scene) async throws {
    let told = await answer(judging: check)
    switch told {
    case .event:
      try scene.inspection.judge(
        .silentAfterClose, false, "\(told.inWords) was told after `close` was called")
    case .failure, .end:
      try scene.inspection.judge(.silentAfterClose, true, "")
      try scene.inspection.judge(check, true, "")
    case nil:
      try scene.inspection.judge(check, false, "the events went on after `close`")
    }
  }
}
