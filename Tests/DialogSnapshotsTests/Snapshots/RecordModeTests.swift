import Dialogs
import Testing

@testable import DialogSnapshots

@Suite struct RecordModeTests {
  private let variable = RecordMode.variable

  @Test func `the environment goes before the test, and the test before the default`() throws {
    let silent = try RecordOrder(environment: [:])
    #expect(silent.mode(unless: nil) == .missing)
    #expect(silent.mode(unless: .failed) == .failed)
    for mode in RecordMode.allCases {
      let order = try RecordOrder(environment: [variable: mode.rawValue])
      #expect(order.mode(unless: .failed) == mode)
      #expect(order.variable == variable)
    }
    #expect(try RecordOrder(environment: [variable: ""]).mode(unless: .all) == .all)
  }

  @Test(arguments: ["true", "1", "yes", "TRUE"], RecordMode.allCases)
  func `on machines that only check nothing is ever recorded`(
    value: String, mode: RecordMode
  ) throws {
    let order = try RecordOrder(environment: ["CI": value, variable: mode.rawValue])
    #expect(order.mode(unless: .all) == .never)
    #expect(order.variable == "CI")
  }

  @Test(arguments: ["false", "0", "", "False"])
  func `a machine that says it checks not is as any other`(value: String) throws {
    let order = try RecordOrder(environment: ["CI": value, variable: "all"])
    #expect(order.mode(unless: nil) == .all)
  }

  @Test(arguments: ["Al", "ALL", "record", "1", " missing"], ["", "true"])
  func `an unknown mode is an error that names the four`(word: String, ci: String) throws {
    let error = #expect(throws: SnapshotError.self) {
      try RecordOrder(environment: [variable: word, "CI": ci])
    }
    #expect(error?.description.contains(word) == true)
    #expect(error?.description.hasSuffix("name one of: all, failed, missing, never") == true)
  }

  @Test(
    arguments: [
      (.all, [.record, .record, .record, .record]),
      (.failed, [.record, .record, .pass, .record]),
      (.missing, [.record, .keepPending, .pass, .keepPending]),
      (.never, [.keepPending, .keepPending, .pass, .keepPending]),
    ] as [(RecordMode, [SnapshotDecision])])
  func `each mode decides for itself`(mode: RecordMode, decisions: [SnapshotDecision]) {
    let findings: [SnapshotDecision.Finding] = [.missing, .unreadable, .equal, .different]
    #expect(findings.map { SnapshotDecision(mode, $0) } == decisions)
    #expect(SnapshotDecision.Finding.allCases.count == findings.count)
  }

  @Test(arguments: [
    "", "2", "0/8", "9/8", "2/8/1", "a/b", "-1/2", "1/0", "2/", "1/10001", "1/2000000000",
  ])
  func `a part that there is not is an error`(text: String) {
    #expect(throws: SnapshotError.badShard(text)) { try SnapshotShard(text) }
  }

  @Test(arguments: 1...9)
  func `all parts together are everything, once`(count: Int) throws {
    let shards = try (1...count).map { try SnapshotShard("\($0)/\(count)") }
    let counts = (0..<400).map { number in
      shards.filter { $0.contains("T/__Snapshots__/A/asks.de.\(number)@2x.png") }.map(\.number)
    }
    #expect(counts.allSatisfy { $0.count == 1 })
    // None has more than twice its share.
    for shard in shards {
      #expect(counts.filter { $0 == [shard.number] }.count < 2 * 400 / count)
    }
  }
}
