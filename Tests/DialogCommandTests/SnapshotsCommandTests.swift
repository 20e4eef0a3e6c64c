import Foundation
import ProgramRunner
import Testing

@Suite struct SnapshotsCommandTests {
  private let scratch: Scratch
  private let folder = "Tests/T/__Snapshots__/F"

  init() throws {
    scratch = try Scratch()
    try write("old\n", "references/\(folder)/asks.en.present.json")
    try write("new\n", "artifacts/pending/\(folder)/asks.en.present.json")
    try write("first\n", "artifacts/pending/\(folder)/asks.de.present.json")
  }

  private func write(_ text: String, _ name: String) throws {
    let file = scratch.folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func text(_ name: String) -> String? {
    try? String(contentsOf: scratch.folder.appending(path: name), encoding: .utf8)
  }

  private func reference(_ language: String) -> String? {
    text("references/\(folder)/asks.\(language).present.json")
  }

  private func snapshots(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun(
      "rejoinder", ["snapshots"] + arguments,
      environment: [
        "SNAPSHOT_REFERENCE_DIR": scratch.path("references"),
        "SNAPSHOT_ARTIFACTS": scratch.path("artifacts"),
      ])
  }

  /// Runs in the scratch folder, and with no variables.
  private func inScratch(_ arguments: [String]) throws -> ProgramRun {
    try ProgramRun(
      "/bin/sh",
      [
        "-c", "cd \"$0\" && exec \"$@\"", scratch.folder.path,
        ProgramRun.folder.appending(path: "rejoinder").path, "snapshots",
      ] + arguments)
  }

  private func journal(_ end: String, _ name: String = "journal-1.jsonl") throws {
    try write(
      "{\"run\":\"1\"}\n{\"snapshot\":\"\(folder)/asks.de.present.json\"}\n\(end)\n",
      "artifacts/\(name)")
  }

  private let complete = #"{"finished":true,"filtered":false,"failed":false,"shard":null}"#

  @Test func `what waits is listed with what is different`() throws {
    let run = try snapshots("review")
    #expect(
      run.output == """
        \(folder)/asks.de.present.json: new
          actual: \(scratch.path("artifacts/pending/\(folder)/asks.de.present.json"))
        \(folder)/asks.en.present.json: differs
          --- reference
          +++ actual
          @@ -1 +1 @@
          -old
          +new
          actual: \(scratch.path("artifacts/pending/\(folder)/asks.en.present.json"))

        """)
    #expect(run.status == 1 && run.errors == "")
    #expect(try snapshots("review", "asks.en.*").output.hasPrefix("\(folder)/asks.en"))
    #expect(reference("en") == "old\n" && reference("de") == nil)
  }

  @Test func `what is accepted is the reference, and no longer waits`() throws {
    let run = try snapshots("accept", "*.de.*")
    #expect(run.output == "\(folder)/asks.de.present.json\n" && run.status == 0)
    #expect(reference("de") == "first\n" && reference("en") == "old\n")
    #expect(try snapshots("accept").output == "\(folder)/asks.en.present.json\n")
    #expect(reference("en") == "new\n")
    #expect(try snapshots("review").output == "")
    #expect(try snapshots("review").status == 0)
  }

  @Test func `nothing is accepted where one cannot be read, and the reason is told`() throws {
    try write("no picture", "artifacts/pending/\(folder)/asks.fr.light@1x.png")
    try write("evil", "artifacts/pending/Package.swift")
    #expect(
      try snapshots("review", "*.fr.*").output.hasPrefix(
        "\(folder)/asks.fr.light@1x.png: new\n  "))
    let run = try snapshots("accept")
    #expect(run.status != 0 && run.output == "" && run.errors.contains("asks.fr.light@1x.png"))
    #expect(reference("en") == "old\n" && reference("de") == nil)
    #expect(try snapshots("accept", "*.json").status == 0)
    #expect(try snapshots("accept", "Package.swift").status == 66)
    #expect(text("references/Package.swift") == nil)
  }

  @Test func `a name that nothing has is an error`() throws {
    let run = try snapshots("accept", "other*")
    #expect(run.status == 66 && run.output == "")
    #expect(run.errors.contains("other*"))
  }

  @Test func `a reviewer is asked about each`() throws {
    let run = try snapshots("review", "--answer=skip", "--answer=accept")
    #expect(run.output == "\(folder)/asks.en.present.json\n" && run.status == 1)
    #expect(reference("de") == nil && reference("en") == "new\n")
    #expect(try snapshots("review", "--answer=cancel").status == 1)
    #expect(try snapshots("review", "--answer=accept").status == 0)
    #expect(reference("de") == "first\n")
  }

  @Test(
    arguments: [
      (#"{"finished":true,"filtered":true,"failed":false}"#, "only some of the tests were run"),
      (#"{"finished":true,"filtered":false,"failed":true}"#, "tests failed"),
      (#"{"snapshot":"x"}"#, "did not come to their end"),
      (#"{"finished":true,"filtered":false,"failed":false,"shard":"1/2"}"#, "missing: 2/2"),
      (#"{"finished":true,"filtered":false,"failed":false,"shard":"9/3"}"#, "line 3 of"),
      (#"{"finished":true,"filtered":false,"failed":false,"shard":7}"#, "line 3 of"),
      (nil, "no journal"),
    ])
  func `nothing is pruned after a run that may not know all`(end: String?, words: String) throws {
    if let end { try journal(end) }
    let run = try snapshots("prune", "--force")
    #expect(run.status == 65 && run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(reference("en") == "old\n")
  }

  @Test func `what no test asks for is named, and deleted only when told to`() throws {
    try write("x", "references/\(folder)/other-tool.1.txt")
    try journal(complete)
    let named = try snapshots("prune")
    #expect(named.output == "\(folder)/asks.en.present.json\n" && named.status == 1)
    #expect(named.errors.contains("--force"))
    #expect(reference("en") == "old\n")
    #expect(try snapshots("prune", "--answer=cancel").status == 1)
    #expect(reference("en") == "old\n")
    #expect(try snapshots("prune", "--answer=delete").status == 0)
    #expect(reference("en") == nil)
    #expect(text("references/\(folder)/other-tool.1.txt") == "x")
    #expect(try snapshots("prune", "--force").output == "")
  }

  @Test func `journals of several machines are joined`() throws {
    try journal(complete.replacing("null", with: "\"1/2\""), "one/journal-1.jsonl")
    try journal(complete.replacing("null", with: "\"2/2\""), "two/journal-1.jsonl")
    let one = scratch.path("artifacts/one")
    let two = scratch.path("artifacts/two/journal-1.jsonl")
    #expect(try snapshots("prune", "--force", one).status == 65)
    #expect(
      try snapshots("prune", "--force", one, two).output == "\(folder)/asks.en.present.json\n")
    #expect(reference("en") == nil)
  }

  @Test(arguments: ["prune", "report"])
  func `a journal or a folder that is not there is an error`(action: String) throws {
    try journal(complete)
    for path in ["none", "artifacts/none", "artifacts/journal-1.jsonl/none"] {
      let run = try snapshots(action, scratch.path(path))
      #expect(run.status == 66 && run.output == "")
      #expect(run.errors.hasPrefix("rejoinder: there is no file “\(scratch.path(path))”: "))
    }
  }

  @Test(arguments: ["review", "accept", "prune", "report"])
  func `a folder of what waits is an error where it is named and not there`(action: String) throws {
    for folder in ["none", "references/\(folder)/asks.en.present.json"] {
      let run = try ProgramRun(
        "rejoinder", ["snapshots", action],
        environment: ["SNAPSHOT_ARTIFACTS": scratch.path(folder)])
      #expect(run.status == 66 && run.output == "")
      #expect(run.errors.contains("SNAPSHOT_ARTIFACTS names the folder “\(scratch.path(folder))”"))
    }
    #expect(!FileManager.default.fileExists(atPath: scratch.path("none")))
  }

  @Test func `nothing waits in a package whose tests have never run`() throws {
    try write("", "Package.swift")
    let run = try inScratch(["review"])
    #expect(run.status == 0 && run.output == "" && run.errors == "")
  }

  @Test func `a page is made of the journals`() throws {
    try journal(complete)
    let run = try snapshots("report")
    #expect(run.output == "\(scratch.path("artifacts/report.html"))\n" && run.status == 0)
    #expect(text("artifacts/report.html")?.contains("<html") == true)
  }

  @Test func `a page goes to a device as it is`() throws {
    try journal(complete)
    let run = try snapshots("report", "--output=/dev/stdout")
    #expect(run.output.hasPrefix("<!DOCTYPE html>") && run.status == 0)
    let full = try snapshots("report", "--output=/dev/full")
    #expect(full.status == 74 && full.errors.contains("No space left on device"))
  }

  @Test(arguments: [["look"], []])
  func `another word is a usage error`(words: [String]) throws {
    let run = try ProgramRun("rejoinder", ["snapshots"] + words)
    #expect(run.status == 64 && run.errors.contains("accept"))
    // The folder is in no package.
    let outside = try inScratch(words)
    #expect(outside.status == 64 && outside.errors == run.errors)
  }
}
