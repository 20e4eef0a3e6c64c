import Dialogs
import Testing

/// A real stage with a presenter that does everything wrong, at random times.
@Suite("Properties of the driver", .timeLimit(.minutes(1)))
struct DriverPropertyTests {
  static let chunks: [UInt64] = Array(0..<4)
  static let chunkSize: UInt64 = 100

  @Test(arguments: chunks)
  func `every presentation ends, balanced and in order, and the stage is free`(chunk: UInt64)
    async
  {
    for seed in chunk * Self.chunkSize..<(chunk + 1) * Self.chunkSize {
      let plan = DriverPlan(seed: seed)
      let outcome = await DriverRun(plan).run()
      var broken: [String] = StageInvariant.broken(by: outcome.entries, plan: plan).map(\.rawValue)
      for dialog in plan.dialogs {
        broken += Invariant.broken(
          by: outcome.entries.moments(of: dialog.tag), cancelIndex: dialog.hasCancel ? 2 : nil
        ).map { "\(dialog.tag): \($0.rawValue)" }
      }
      if !outcome.hasEnded { broken.append("it hangs") }
      if !outcome.isStageFree { broken.append("the stage is not free afterwards") }
      if outcome.sleepers > 0 { broken.append("\(outcome.sleepers) timers are left") }
      guard broken.isEmpty else {
        Issue.record(
          """
          seed \(seed) breaks \(broken)
          plan: \(plan)
          events: \(outcome.entries)
          """)
        return
      }
    }
  }

  @Test func `each planted fault is found, by the check that it concerns and no other`() async {
    var found: [Fault: Int] = [:]
    var foundOnStage: [StageFault: Int] = [:]
    for seed in 1_000..<UInt64(1_100) {
      let plan = DriverPlan(seed: seed)
      let outcome = await DriverRun(plan).run()
      for fault in StageFault.allCases {
        let spoilt = fault.spoil(outcome.entries, plan: plan)
        guard spoilt != outcome.entries else { continue }
        let broken = StageInvariant.broken(by: spoilt, plan: plan)
        #expect(broken == [fault.breaks], "seed \(seed), \(fault): \(spoilt)")
        foundOnStage[fault, default: 0] += 1
      }
      for dialog in plan.dialogs {
        let moments = outcome.entries.moments(of: dialog.tag)
        for fault in Fault.allCases {
          let spoilt = fault.spoil(moments)
          guard spoilt != moments else { continue }
          let broken = Invariant.broken(by: spoilt, cancelIndex: dialog.hasCancel ? 2 : nil)
          #expect(broken == [fault.breaks], "seed \(seed), \(fault): \(spoilt)")
          found[fault, default: 0] += 1
        }
      }
    }
    #expect(Set(found.keys) == Set(Fault.allCases))
    #expect(Set(foundOnStage.keys) == Set(StageFault.allCases))
  }

  @Test func `a fault is planted for every invariant of the stage`() {
    #expect(Set(StageFault.allCases.map(\.breaks)) == Set(StageInvariant.allCases))
  }
}
