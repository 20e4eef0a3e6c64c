import Dialogs
import Foundation
import Testing

@testable import DialogSnapshots

@Suite(.serialized) struct SnapshotRecordingTests {
  private let folder = SnapshotPackage.references
  private let formats: [(SnapshotFormat, String)] = [
    (.picture(), "light@1x.png"), (.picture(scale: 1.5), "light@1.5x.png"),
    (.frames(), "light.frames.json"), (.text(), "80-columns.txt"), (.json, "present.json"),
    (.transcript("delete"), "transcript.txt"),
  ]

  @Test func `a first snapshot is recorded and fails once`() async throws {
    let package = try SnapshotPackage()
    for (format, ending) in formats {
      let first = await package.verify(as: format, in: package.run())
      #expect(first.kind == .recorded && first.isFailure, "\(first.message)")
      #expect(first.path == "\(folder)/asks.en.\(ending)")
      #expect(first.message.hasPrefix(first.path) && first.message.contains("run the test again"))
      #expect(package.text(first.path) != nil)
      let second = await package.verify(as: format, in: package.run())
      #expect(second.kind == .passed && !second.isFailure && second.message.isEmpty)
    }
    // Each picture has its small file beside it, and nothing else is there.
    #expect(package.files().count == formats.count + 2)
    #expect(package.files(below: ".build/snapshots/pending") == [])
  }

  @Test(arguments: [RecordMode.missing, .all, .failed])
  func `recording twice changes nothing in git`(mode: RecordMode) async throws {
    let package = try SnapshotPackage()
    try package.write(".build/\n", to: ".gitignore")
    for (format, _) in formats { _ = await package.verify(as: format, in: package.run(mode)) }
    _ = try package.git("init", "-q")
    _ = try package.git("add", "-A")
    _ = try package.git("commit", "-qm", "recorded")
    let dates = try package.files().map { try date(package.path("Tests/\($0)")) }
    for (format, _) in formats {
      let outcome = await package.verify(as: format, in: package.run(mode))
      #expect(outcome.kind == .passed)
    }
    #expect(try package.git("status", "--porcelain") == "")
    // Not even written with the same bytes.
    #expect(try package.files().map { try date(package.path("Tests/\($0)")) } == dates)
  }

  private func date(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  @Test(
    arguments: [
      (.all, [.recorded, .recorded, .recorded]), (.failed, [.recorded, .recorded, .recorded]),
      (.missing, [.recorded, .pending, .failed]), (.never, [.missing, .pending, .failed]),
    ] as [(RecordMode, [SnapshotOutcome.Kind])])
  func `each mode does with missing, different and broken references what it says`(
    mode: RecordMode, kinds: [SnapshotOutcome.Kind]
  ) async throws {
    for (kind, kept) in zip(kinds, [nil, "different", "broken"]) {
      let package = try SnapshotPackage()
      let path = "\(folder)/asks.en.light@1x.png"
      if kept == "different" {
        _ = await package.verify(question("Keep it?"), as: .picture(), in: package.run())
      }
      if kept == "broken" { try package.write("no picture", to: path) }
      let before = package.text(path)
      let outcome = await package.verify(as: .picture(), in: package.run(mode))
      #expect(outcome.kind == kind && outcome.isFailure, "\(mode) \(kept ?? "missing")")
      let isWritten = package.text(path) != before
      #expect(isWritten == (kind == .recorded))
      let pending = package.files(below: ".build/snapshots/pending")
      #expect(pending.isEmpty == (kind == .recorded))
    }
  }

  @Test func `a machine that checks records nothing, whatever else it is told`() async throws {
    let package = try SnapshotPackage()
    let run = package.run(["CI": "true", RecordMode.variable: "all"])
    let outcome = await package.verify(in: run, options: SnapshotOptions(record: .all))
    #expect(outcome.kind == .missing)
    #expect(outcome.message.contains("none is recorded because of CI"))
    #expect(package.files() == [])
  }

  @Test func `an unknown mode fails every snapshot`() async throws {
    let package = try SnapshotPackage()
    let outcome = await package.verify(in: package.run([RecordMode.variable: "Always"]))
    #expect(outcome.kind == .failed)
    #expect(outcome.message.contains("all, failed, missing, never"))
    #expect(package.files() == [])
  }
}
