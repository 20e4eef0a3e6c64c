import Dialogs
import Foundation
import Testing

@testable import DialogSnapshots

@Suite struct SnapshotKeepingTests {
  private let folder = SnapshotPackage.references

  private func folders(_ package: SnapshotPackage) throws -> SnapshotFolders {
    try SnapshotFolders(
      above: package.path("Tests"), SnapshotSettings(environment: [:]))
  }

  private func journals(_ package: SnapshotPackage) -> [String] {
    SnapshotJournal.journals(in: package.path(".build/snapshots"))
  }

  /// A run that takes snapshots and ends.
  private func finish(
    _ package: SnapshotPackage, _ tests: [(String, SnapshotFormat)], status: Int32 = 0,
    arguments: [String] = ["tests"], _ environment: [String: String] = [:]
  ) async {
    let run = package.run(environment)
    for (test, format) in tests { _ = await package.verify(as: format, test: test, in: run) }
    run.finish(status: status, arguments: arguments)
  }

  @Test func `a journal tells of each snapshot, and how the run ended`() async throws {
    let package = try SnapshotPackage()
    await finish(package, [("asks", .json), ("asks", .picture(scale: 2))])
    let journal = try #require(journals(package).first)
    let lines = try #require(package.text(String(journal.dropFirst(package.root.count + 1))))
      .split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix(#"{"run":""#))
    #expect(lines[1].hasPrefix(#"{"snapshot":"\#(folder)/asks.en.present.json","test":"asks""#))
    #expect(
      lines[2].contains(#""theme":"light","scale":2.0,"format":"picture","outcome":"recorded""#))
    #expect(lines[3] == #"{"finished":true,"filtered":false,"failed":true,"shard":null}"#)
  }

  @Test func `a journal names what waits so that it is found where the folder is copied`()
    async throws
  {
    let package = try SnapshotPackage()
    await finish(package, [("asks", .json)], [RecordMode.variable: "never"])
    let copy = package.path("copy")
    try FileManager.default.copyItem(atPath: package.path(".build/snapshots"), toPath: copy)
    try FileManager.default.removeItem(atPath: package.path(".build"))
    let journals = SnapshotJournal.journals(in: copy)
    let text = try #require(
      journals.first.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) })
    #expect(text.contains(#""actual":"pending/\#(folder)/asks.en.present.json""#))
    #expect(SnapshotReport(journals: journals).html.contains("Delete the note?"))
  }

  @Test func `a run whose folder was taken away makes no new one`() async throws {
    let package = try SnapshotPackage()
    let run = package.run()
    #expect(await package.verify(in: run).isFailure)
    try FileManager.default.removeItem(atPath: package.path(".build"))
    run.finish(status: 1, arguments: ["tests"])
    #expect(!FileManager.default.fileExists(atPath: package.path(".build")))
  }

  @Test func `a journal is begun while no other process begins one`() throws {
    let package = try SnapshotPackage()
    try package.write("{\"run\":\"old\"}\n", to: "j/journal-0.jsonl")
    let folder = open(package.path("j"), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(folder) }
    #expect(flock(folder, LOCK_EX | LOCK_NB) == 0)
    let waits = ContinuousClock().measure { _ = try? SnapshotJournal(in: package.path("j")) }
    // Another's lock is waited for, though not for ever.
    #expect(waits > .milliseconds(500))
    #expect(SnapshotJournal.journals(in: package.path("j")).count == 1)
  }

  @Test func `a folder that is not there has nothing, unless somebody names it`() throws {
    let package = try SnapshotPackage()
    let own = try folders(package)
    #expect(try PendingSnapshots.list(in: own) == [])
    #expect(try SnapshotJournals.files(of: [], in: own) == [])
    let none = package.path("none")
    let named = try SnapshotFolders(
      above: package.path("Tests"), SnapshotSettings(environment: ["SNAPSHOT_ARTIFACTS": none]))
    #expect(throws: SnapshotError.noArtifacts(none)) { try PendingSnapshots.list(in: named) }
    #expect(throws: SnapshotError.noArtifacts(none)) {
      try SnapshotJournals.files(of: [], in: named)
    }
    #expect(throws: SnapshotError.noSuchFile(none)) {
      try SnapshotJournals.files(of: [none], in: named)
    }
  }

  @Test func `what waits is listed, accepted by its name, and then no longer waits`() async throws {
    let package = try SnapshotPackage()
    let tests: [SnapshotFormat] = [.picture(), .text(), .json]
    for format in tests { _ = await package.verify(as: format, in: package.run()) }
    for format in tests {
      _ = await package.verify(question("Other?"), as: format, in: package.run())
    }
    _ = await package.verify(named: "new", in: package.run(.never))
    let folders = try folders(package)
    let waiting = try PendingSnapshots.list(in: folders)
    #expect(
      waiting.map(\.path.fileName) == [
        "asks.en.80-columns.txt", "asks.en.light@1x.png", "asks.en.present.json",
        "asks.new.en.present.json",
      ])
    #expect(waiting.map(\.isNew) == [false, false, false, true])
    #expect(waiting.map { $0.diff != nil } == [false, true, false, false])
    #expect(waiting[0].words.contains { $0.hasPrefix("+") && $0.contains("Other?") })
    let chosen = try PendingSnapshots.list(in: folders, matching: ["*.png", "asks.new.*"])
    #expect(chosen.map(\.path.fileName) == ["asks.en.light@1x.png", "asks.new.en.present.json"])
    try PendingSnapshots.accept(chosen, in: folders)
    #expect(try PendingSnapshots.list(in: folders).count == 2)
    let outcome = await package.verify(question("Other?"), as: .picture(), in: package.run())
    #expect(outcome.kind == .passed)
    #expect(package.text("\(folder)/asks.en.light@1x.json")?.contains("Other?") == true)
    #expect(package.files(below: ".build/snapshots/diff") == [])
  }

  @Test func `references that no test asks for are found`() async throws {
    let package = try SnapshotPackage()
    let all: [(String, SnapshotFormat)] = [
      ("asks", .json), ("asks", .picture()), ("`a b`()", .text()), ("gone", .picture()),
    ]
    await finish(package, all)
    // Another tool's, and what somebody keeps there.
    try package.write("x", to: "\(folder)/testAsks.1.txt")
    try package.write("x", to: "\(folder)/mine.png")
    // Those of a package within.
    try package.write("", to: "Examples/app/Package.swift")
    try package.write("x", to: "Examples/app/\(folder)/asks.en.present.json")
    await finish(package, [("asks", .json)])
    let pruning = SnapshotPruning(
      in: try folders(package), after: try await records(of: package, ["asks"]))
    #expect(pruning.obsolete.map(\.fileName) == ["asks.en.light@1x.png", "gone.en.light@1x.png"])
    #expect(pruning.idle.map(\.fileName.first) == ["a"])
    try SnapshotPruning.delete(pruning.obsolete, in: try folders(package))
    #expect(package.files().count == 4)
  }

  /// What a run of these tests alone would tell.
  private func records(
    of package: SnapshotPackage, _ tests: [String]
  ) async throws -> SnapshotRecords {
    let other = package.path("journal")
    await finish(package, tests.map { ($0, .json) }, ["SNAPSHOT_ARTIFACTS": other])
    return try SnapshotRecords(journals: SnapshotJournal.journals(in: other))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a pipe is no journal and no reference, and nobody waits for it`() async throws {
    let package = try SnapshotPackage()
    try package.write("", to: ".build/snapshots/x")
    let pipe = package.path(".build/snapshots/journal-0.jsonl")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: SnapshotError.file(pipe, "it is a pipe")) {
      try SnapshotRecords(journals: [pipe])
    }
    #expect(SnapshotReport(journals: [pipe]).html.contains("cannot be read: it is a pipe"))
    for name in ["a.png", "a.txt"] {
      let path = package.path(name)
      #expect(mkfifo(path, 0o600) == 0)
      #expect(throws: ReferenceError.unreadable(path: path, "it is a pipe")) {
        _ = try SnapshotValue(contentsOf: path)
      }
    }
    // It is of no run, and taken away as other old journals are.
    await finish(package, [("asks", .json)])
    #expect(journals(package).count == 1)
  }
}
