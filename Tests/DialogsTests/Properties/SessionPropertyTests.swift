import Dialogs
import Testing

/// A session that is given anything in any order, and is ended in the end.
@Suite("Properties of the session", .timeLimit(.minutes(1)))
struct SessionPropertyTests {
  /// The events of one seed, and what came of them.
  struct Run {
    let seed: UInt64
    let cancelIndex: Int?
    private(set) var events: [DialogSession.Event] = []
    private(set) var moments: [Moment] = []

    init(seed: UInt64, among contents: [DialogContent]) {
      self.seed = seed
      var random = SeededGenerator(seed: seed)
      let content = contents[Int(random.next() % UInt64(contents.count))]
      cancelIndex = content.cancelButton?.index
      var session = DialogSession(content: content)
      func give(_ event: DialogSession.Event) {
        events.append(event)
        for effect in session.handle(event) {
          moments.append(Moment(effect))
        }
      }
      for _ in 0..<random.next() % 16 { give(.random(for: content, using: &random)) }
      // Whatever it is doing, this ends it.
      give(.cancelled(.dismissed))
      give(.gone)
    }
  }

  static func contents() throws -> [DialogContent] {
    let field = DialogField.text("f")
    return try [
      Dialog.alert("A", buttons: [.stock(.ok), .stock(.delete), .cancel()], fields: [field]),
      .alert("B"),
      .sheet(buttons: [.destructive("Delete")]),
      .alert("C", buttons: [DialogButton("Off", id: "ok", isEnabled: false), .cancel()]),
      .alert("D", buttons: [.stock(.yes), .stock(.no)]),
      .progress("E"),
      .progress("F", cancel: nil),
    ].map { try $0.content() }
  }

  static let chunks: [UInt64] = Array(0..<8)
  static let chunkSize: UInt64 = 12_500

  @Test(arguments: chunks)
  func `100,000 random sequences break no invariant`(chunk: UInt64) async throws {
    let contents = try Self.contents()
    for seed in chunk * Self.chunkSize..<(chunk + 1) * Self.chunkSize {
      // Other tests want their turn.
      if seed % 100 == 0 { await Task.yield() }
      let run = Run(seed: seed, among: contents)
      let broken = Invariant.broken(by: run.moments, cancelIndex: run.cancelIndex)
      guard broken.isEmpty else {
        Issue.record(
          """
          seed \(seed) breaks \(broken.map(\.rawValue).sorted())
          events: \(run.events)
          moments: \(run.moments)
          """)
        return
      }
    }
  }

  @Test(arguments: Fault.allCases)
  func `each planted fault is found, by the check that it concerns and no other`(fault: Fault)
    throws
  {
    let contents = try Self.contents()
    var found = 0
    for seed in 0..<UInt64(1_000) {
      let run = Run(seed: seed, among: contents)
      let spoilt = fault.spoil(run.moments)
      guard spoilt != run.moments else { continue }
      let broken = Invariant.broken(by: spoilt, cancelIndex: run.cancelIndex)
      guard broken == [fault.breaks] else {
        Issue.record("seed \(seed) breaks \(broken.map(\.rawValue).sorted()): \(spoilt)")
        return
      }
      found += 1
    }
    #expect(found > 50)
  }

  @Test func `a fault is planted for every invariant`() {
    #expect(Set(Fault.allCases.map(\.breaks)) == Set(Invariant.allCases))
  }

  @Test func `the random sequences reach every callback, every reason and both endings`() throws {
    let contents = try Self.contents()
    var reached: Set<Moment> = []
    var neverBegun = 0
    for seed in 0..<UInt64(5_000) {
      let run = Run(seed: seed, among: contents)
      reached.formUnion(run.moments)
      if !run.moments.contains(.opened) { neverBegun += 1 }
    }
    #expect(neverBegun > 100)
    let callbacks: [DialogSession.Callback] =
      [.willPresent, .didPresent, .clicked(0), .clicked(1), .clicked(2), .didDismiss(nil)]
      + CancelReason.allCases.map { .cancel($0) }
    for callback in callbacks { #expect(reached.contains(.told(callback)), "\(callback)") }
    for moment in [Moment.updated, .counted, .failed] { #expect(reached.contains(moment)) }
  }

  @Test func `the same seed gives the same sequence`() throws {
    let contents = try Self.contents()
    for seed in 0..<UInt64(20) {
      #expect(
        Run(seed: seed, among: contents).events == Run(seed: seed, among: contents).events)
    }
  }
}

extension DialogSession.Event {
  private static let wrong = ["f": ResolvedText(verbatim: "wrong")]
  private static let message = ResolvedText(verbatim: "Updated")

  fileprivate static func random(
    for content: DialogContent, using random: inout SeededGenerator
  ) -> DialogSession.Event {
    let dice = random.next()
    let isWrong = dice >> 32 % 4 == 0
    switch dice % 24 {
    case 0...4: return .turnCame
    case 5...8: return .shown
    case 9...12:
      let id = content.buttons.randomElement(using: &random)?.id ?? "nobody"
      return .clicked(id, problems: isWrong ? wrong : [:])
    case 13: return .clicked("nobody", problems: [:])
    case 14, 15: return .escape(problems: isWrong ? wrong : [:])
    case 16: return .cancelled(CancelReason.allCases.randomElement(using: &random) ?? .closed)
    case 17: return .failed
    case 18: return .edited(isWrong ? "nobody" : "f", .text("x"))
    case 19: return .focused("ok")
    case 20: return .updated(message: message, progress: .fraction(0.5))
    default: return .gone
    }
  }
}
