import Dialogs

extension Scenario {
  /// What a user does without fields.
  static let answering =
    [silence] + ["save", "dont-save", "cancel"].map(press) + [
      disabledButton, unknownButton, escape, uselessEscape, endOfInput, closedFromOutside,
    ]

  private static func press(_ button: String) -> Scenario {
    Scenario(plan: [.press(button)]) { scene in
      let question = try await scene.open(ContractDialogs.question())
      try await question.press(button, judging: .tellsButton)
    }
  }

  private static let silence = Scenario { scene in
    for dialog in [ContractDialogs.question(), ContractDialogs.notice()] {
      let showing = try await scene.open(dialog)
      let told = await showing.next(within: Inspection.quiet)
      // Where all answers were decided before, and there is none, it is right to say so.
      var isHonest = told == nil
      if !scene.isLive, case .event(.ended) = told { isHonest = true }
      try scene.inspection.judge(
        .silentUntilAnswered, isHonest, "nobody did anything, and \(told.inWords) was told")
      try await showing.closeOnce()
    }
  }

  private static let disabledButton = Scenario(
    plan: [.press("save")], given: [.tellsButton]
  ) { scene in
    try await refuses(
      "save", judging: .refusesDisabledButton, of: ContractDialogs.withDisabledButton(), in: scene)
  }

  private static let unknownButton = Scenario(
    plan: [.press("burn-everything")], given: [.tellsButton]
  ) { scene in
    try await refuses(
      "burn-everything", judging: .refusesUnknownButton, of: ContractDialogs.question(), in: scene)
  }

  /// A wrong button is met with silence or an error, and does not cost the right answer after it;
  /// where no other answer can come, silence would be for ever.
  private static func refuses(
    _ button: String, judging check: ContractCheck, of dialog: Dialog, in scene: Scene
  ) async throws {
    if scene.user.isScripted {
      guard case .success(let showing) = try await scene.tryToOpen(dialog) else {
        return try scene.inspection.judge(check, true, "")
      }
      let told = await showing.answer(judging: check)
      return try scene.inspection.judge(
        check, told.isLast, "“\(button)” was planned, and \(told.inWords) was told")
    }
    let showing = try await scene.open(dialog)
    try await showing.act(.press(button), judging: check)
    let told = await showing.answer(within: Inspection.quiet)
    if case .failure = told { return try scene.inspection.judge(check, true, "") }
    try scene.inspection.judge(
      check, told == nil, "the user tried “\(button)”, and \(told.inWords) was told")
    try await showing.press("dont-save", judging: check)
  }

  private static let escape = Scenario(plan: [.escape]) { scene in
    let question = try await scene.open(ContractDialogs.question())
    _ = try await question.escape(in: scene)
  }

  private static let uselessEscape = Scenario(
    given: [.tellsButton, .tellsEscape]
  ) { scene in
    guard scene.isLive else { return }
    let question = try await scene.open(ContractDialogs.withoutCancel())
    guard try await question.escape(in: scene) == .escape else { return }
    try await question.press("right", judging: .staysAfterEscape)
  }

  private static let endOfInput = Scenario(plan: [.endInput]) { scene in
    let question = try await scene.open(ContractDialogs.question())
    try await question.act(.endInput, judging: .tellsEndOfInput)
    let answer = await question.answer(judging: .tellsEndOfInput)
    var isTold = false
    if case .event(.ended(.endOfInput)) = answer { isTold = true }
    try scene.inspection.judge(
      .tellsEndOfInput, isTold, "the input ended, and \(answer.inWords) was told")
    let more = await question.answer(within: Inspection.quiet)
    if case .event = more {
      try scene.inspection.judge(.tellsEndOfInput, false, "after it \(more.inWords) was told")
    }
  }

  private static let closedFromOutside = Scenario(plan: [.close]) { scene in
    let question = try await scene.open(ContractDialogs.question())
    try await question.act(.close, judging: .tellsClosing)
    let answer = await question.answer(judging: .tellsClosing)
    let isTold =
      switch answer {
      case .event(.ended(.closed)), .end: true
      default: false
      }
    try scene.inspection.judge(
      .tellsClosing, isTold, "the dialog was closed, and \(answer.inWords) was told")
  }
}

extension Showing {
  /// Has the user press escape, and judges what is told: escape itself or, from far away, that it
  /// ended the dialog.
  fileprivate func escape(in scene: Scene) async throws -> SurfaceEvent? {
    try await act(.escape, judging: .tellsEscape)
    let answer = await answer(judging: .tellsEscape)
    if case .event(let event) = answer, [.escape, .ended(.escape)].contains(event) {
      try scene.inspection.judge(.tellsEscape, true, "")
      return event
    }
    try scene.inspection.judge(
      .tellsEscape, false, "the user pressed escape, and \(answer.inWords) was told")
    return nil
  }
}
