import DialogSnapshots
import Dialogs
import Testing

/// A presenter that is given its answers beforehand and does one thing wrong, and the checks that
/// must catch it.
struct BrokenScript: Sendable, CustomTestStringConvertible {
  typealias Opening =
    @Sendable (DialogContent, AnswerScript) async throws -> any PresenterSurface

  let testDescription: String
  let checks: Set<ContractCheck>
  let open: Opening

  init(_ name: String, _ checks: Set<ContractCheck>, open: @escaping Opening) {
    testDescription = name
    self.checks = checks
    self.open = open
  }

  var contract: PresenterContract {
    PresenterContract(patience: .seconds(2)) { plan in
      (ScriptPresenter(script: AnswerScript(following: plan), opening: open), .scripted())
    }
  }

  static let all = [
    BrokenScript("presses the default where no answer is left", [.silentUntilAnswered]) {
      content, script in
      AnsweredSurface(try script.next(for: content) ?? .clicked(content.defaultButton ?? ""))
    },
    BrokenScript(
      "waits for ever where its answer is wrong", [.refusesDisabledButton, .refusesUnknownButton]
    ) { content, script in
      let answer = try? script.next(for: content) ?? .ended(.endOfInput)
      return AnsweredSurface(answer ?? .focused("nothing"))
    },
    BrokenScript("waits for ever where its answer is refused", [.asksAgain]) { content, script in
      Stubborn(AnsweredSurface(try script.next(for: content) ?? .ended(.endOfInput)))
    },
    BrokenScript("says the same again where its answer is refused", [.asksAgain]) {
      content, script in
      let answer = try script.next(for: content) ?? .ended(.endOfInput)
      return Stubborn(AnsweredSurface(answer), saying: answer)
    },
  ]
}

/// Opens what a closure makes of the next answer.
private struct ScriptPresenter: Presenter {
  let capabilities: PresenterCapabilities = [.fields]
  let script: AnswerScript
  let opening: BrokenScript.Opening

  func open(_ presentation: Presentation) async throws -> any PresenterSurface {
    try await opening(presentation.content, script)
  }
}

/// A surface that does not give in to an update.
private struct Stubborn: PresenterSurface {
  let events: AsyncThrowingStream<SurfaceEvent, any Error>
  private let teller: AsyncThrowingStream<SurfaceEvent, any Error>.Continuation
  private let surface: AnsweredSurface
  private let refrain: SurfaceEvent?

  init(_ surface: AnsweredSurface, saying refrain: SurfaceEvent? = nil) {
    (events, teller) = AsyncThrowingStream.makeStream()
    self.surface = surface
    self.refrain = refrain
    Task { [teller] in
      for try await event in surface.events { teller.yield(event) }
      teller.finish()
    }
  }

  func update(_ content: DialogContent) async {
    if let refrain { teller.yield(refrain) }
  }

  func close(after response: Response) async {
    await surface.close(after: response)
  }
}
