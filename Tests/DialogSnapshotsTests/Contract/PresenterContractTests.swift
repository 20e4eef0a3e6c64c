import DialogSnapshots
import DialogTesting
import Dialogs
import Testing

@Suite struct `The presenter contract` {
  @Test(arguments: BrokenPresenter.all)
  func `catches a broken presenter by the one check made for it`(_ broken: BrokenPresenter) async {
    let report = await broken.contract.report()
    #expect(Set(report.findings.map(\.check)) == [broken.check], "\(report.findings)")
  }

  @Test(arguments: BrokenScript.all)
  func `catches a broken presenter whose user decides beforehand`(_ broken: BrokenScript) async {
    let report = await broken.contract.report()
    #expect(Set(report.findings.map(\.check)) == broken.checks, "\(report.findings)")
  }

  @Test(arguments: ContractCheck.allCases)
  func `has a broken presenter for every check`(_ check: ContractCheck) {
    #expect(BrokenPresenter.all.contains { $0.check == check })
  }

  @Test(arguments: ContractCheck.allCases)
  func `says every rule in a sentence of its own`(_ check: ContractCheck) {
    #expect(check.description.contains(" "))
    #expect(ContractCheck.allCases.filter { $0.description == check.description } == [check])
  }

  @Test func `passes a good presenter`() async {
    let report = await expectPresenterContract(GoodPresenter.contract())
    #expect(Set(ContractCheck.allCases).subtracting(report.judged) == [.refusesWhatItCannotShow])
  }

  @Test func `passes a good presenter that has no fields and shows one dialog at a time`() async {
    let report = await expectPresenterContract(GoodPresenter.contract { $0.capabilities = [] })
    #expect(
      Set(ContractCheck.allCases).subtracting(report.judged) == [
        .tellsValues, .hidesSecrets, .showsProblems, .asksAgain, .waitsThroughProgress,
        .keepsDialogsApart,
      ])
  }

  @Test func `passes a good presenter that is slow`() async {
    let report = await expectPresenterContract(
      GoodPresenter.contract { $0.lag = .milliseconds(60) })
    #expect(report.judged.contains(.keepsDialogsApart))
  }

  @Test func `judges nothing that a user cannot do or see`() async {
    let contract = PresenterContract { _ in
      (GoodPresenter(desk: Desk()), ContractUser())
    }
    let report = await expectPresenterContract(contract)
    #expect(
      report.judged == [
        .opens, .keepsCapabilities, .givesUpWhenCancelled, .silentUntilAnswered, .showsUpdates,
        .closes, .closesTwice, .closesWhenCancelled, .endsWhenClosed, .silentAfterClose,
        .ignoresUpdateAfterClose,
      ])
  }

  @Test func `passes the scripted presenter, whose user decides beforehand`() async {
    let report = await expectPresenterContract(
      PresenterContract { plan in
        (ScriptedPresenter(AnswerScript(following: plan)), .scripted())
      })
    #expect(
      report.judged == [
        .opens, .keepsCapabilities, .givesUpWhenCancelled, .silentUntilAnswered, .tellsButton,
        .refusesDisabledButton, .refusesUnknownButton, .tellsEscape, .tellsEndOfInput,
        .tellsValues, .asksAgain, .showsUpdates, .closes, .closesTwice, .closesWhenCancelled,
        .endsWhenClosed, .silentAfterClose, .ignoresUpdateAfterClose, .servesOneAfterAnother,
      ])
  }

  @Test func `says what was expected and what happened`() async {
    let contract = GoodPresenter.contract { ways in
      ways.tell = { $0 == .close ? [.escape] : $0.told(of: $1) }
    }
    let report = await contract.report()
    #expect(
      report.findings.map(\.description) == [
        "closing from outside is told as such, or ends the events: "
          + "the dialog was closed, and escape was told"
      ])
  }

  @Test(.timeLimit(.minutes(1)))
  func `lets go of every presenter and user`() async throws {
    let made = Counter()
    let gone = Counter()
    let contract = PresenterContract { _ in
      _ = made.next()
      let desk = Desk()
      let farewell = Farewell(counted: gone)
      var user = desk.user
      user.sees = { [desk] in withExtendedLifetime(farewell) { desk.text } }
      return (GoodPresenter(desk: desk), user)
    }
    _ = await contract.report()
    #expect(made.value > 20)
    while gone.value < made.value { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test func `reports a factory that hangs`() async {
    let contract = PresenterContract(patience: .milliseconds(200)) { _ in
      await hang()
      return (ScriptedPresenter(), .scripted())
    }
    let report = await contract.report()
    #expect(
      report.findings.map(\.message) == ["the factory made no presenter in time"])
  }

  @Test func `reports a factory that fails`() async {
    let contract = PresenterContract { _ in throw PresenterError.nowhereToShow("no screen") }
    let report = await contract.report()
    #expect(report.findings.map(\.check) == [.opens])
    #expect(report.findings.first?.message.contains("no screen") == true)
  }

  @Test func `reports a user who cannot act`() async {
    let contract = PresenterContract { _ in
      let user = ContractUser(press: { _, _, _ in throw PresenterError.surfaceLost })
      return (GoodPresenter(desk: Desk()), user)
    }
    let report = await contract.report()
    #expect(report.findings.first?.check == .tellsButton)
    #expect(report.findings.first?.message.contains("the user could not press") == true)
  }

  @Test func `becomes an issue at the line that expects it`() async {
    let line = #line + 3
    await withKnownIssue {
      let contract = GoodPresenter.contract { $0.ends = { false } }
      await expectPresenterContract(contract)
    } matching: { issue in
      issue.sourceLocation?.line == line
    }
  }
}

/// Counts that it is gone.
private final class Farewell: Sendable {
  private let gone: Counter

  init(counted gone: Counter) {
    self.gone = gone
  }

  deinit {
    _ = gone.next()
  }
}

extension GoodPresenter {
  /// The contract for a presenter with altered ways.
  static func contract(
    _ alter: @escaping @Sendable (inout Ways) -> Void = { _ in }
  ) -> PresenterContract {
    PresenterContract(patience: .seconds(3)) { _ in
      var ways = Ways()
      alter(&ways)
      let desk = Desk(ways)
      return (GoodPresenter(desk: desk), desk.user)
    }
  }
}
