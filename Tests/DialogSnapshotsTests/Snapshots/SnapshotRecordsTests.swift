import Testing

@testable import DialogSnapshots

@Suite struct SnapshotRecordsTests {
  @Test(
    arguments: [
      ([], [.noJournal]),
      ([#"{"snapshot":"a"}"#], [.unfinished("0")]),
      ([end("true", "false", "null")], [.filtered("0")]),
      ([end("false", "true", "null")], [.failed("0")]),
      ([#"{"finished":true}"#], [.filtered("0"), .failed("0")]),
      ([end("false", "false", "null"), end("true", "false", "null")], [.filtered("1")]),
      ([end("false", "false", #""1/3""#)], [.missingShards(["2/3", "3/3"])]),
      (
        [end("false", "false", #""1/2""#), end("false", "false", "null")],
        [.mixedShards(["1/1", "1/2"])]
      ),
      ([end("false", "false", "null"), end("false", "false", #""1/1""#)], []),
      ([end("false", "false", #""1/2""#), end("false", "false", #""2/2""#)], []),
      ([end("false", "false", "null"), end("false", "false", "null")], []),
    ] as [([String], [SnapshotRecords.Gap])])
  func `a run that may not know all snapshots is no ground to delete any`(
    texts: [String], gaps: [SnapshotRecords.Gap]
  ) throws {
    let package = try SnapshotPackage()
    let paths = texts.indices.map { package.path("\($0)") }
    for (index, text) in texts.enumerated() { try package.write(text + "\n", to: "\(index)") }
    let found = try SnapshotRecords(journals: paths).gaps.map { gap -> SnapshotRecords.Gap in
      func name(_ path: String) -> String { path.fileName }
      return switch gap {
      case .unfinished(let path): .unfinished(name(path))
      case .filtered(let path): .filtered(name(path))
      case .failed(let path): .failed(name(path))
      default: gap
      }
    }
    #expect(found == gaps)
  }

  @Test(
    arguments: [
      #""9/3""#, #""abc""#, #""""#, "7", #""0/0""#, #""1/2000000000""#, "true", #"["1/1"]"#,
    ])
  func `a journal of a part that there is not is no ground to delete any`(shard: String) throws {
    let package = try SnapshotPackage()
    try package.write(
      "{\"snapshot\":\"a\"}\n\(end("false", "false", shard))\n", to: "bad")
    #expect(throws: SnapshotError.badJournal(package.path("bad"), line: 2)) {
      try SnapshotRecords(journals: [package.path("bad")])
    }
  }

  @Test func `a line that is no journal's is an error, unless it is the last`() throws {
    let package = try SnapshotPackage()
    try package.write("{\"snapshot\":\"a\"}\n{\"snap", to: "half")
    #expect(try SnapshotRecords(journals: [package.path("half")]).paths == ["a"])
    try package.write("hello\n{}\n", to: "other")
    #expect(throws: SnapshotError.badJournal(package.path("other"), line: 1)) {
      try SnapshotRecords(journals: [package.path("other")])
    }
  }
}

private func end(_ filtered: String, _ failed: String, _ shard: String) -> String {
  #"{"finished":true,"filtered":\#(filtered),"failed":\#(failed),"shard":\#(shard)}"#
}
