internal import DialogJSON
internal import Glibc
internal import SystemIO

/// What journals tell together: which snapshots were taken, and whether those were all.
package struct SnapshotRecords: Sendable, Hashable {
  /// Why not all snapshots are known that there are.
  package enum Gap: Sendable, Hashable {
    /// There is no journal.
    case noJournal
    /// A process did not come to its end; its journal.
    case unfinished(String)
    /// Only some tests were run; the journal.
    case filtered(String)
    /// Tests or snapshots failed; the journal.
    case failed(String)
    /// Parts that no journal is about, such as `3/8`.
    case missingShards([String])
    /// Journals of parts beside journals of everything, `1/1`, or of another number of parts.
    case mixedShards([String])
  }

  /// The paths of the snapshots' references, relative to the package.
  package private(set) var paths: Set<String> = []
  /// Why these may not be all.
  package private(set) var gaps: [Gap] = []

  /// Reads journals.
  ///
  /// - Throws: ``SnapshotError``.
  package init(journals: [String]) throws(SnapshotError) {
    guard !journals.isEmpty else {
      gaps = [.noJournal]
      return
    }
    var shards: Set<SnapshotShard> = []
    for path in journals { try read(path, &shards) }
    addGaps(of: shards)
  }

  private mutating func read(
    _ path: String, _ shards: inout Set<SnapshotShard>
  ) throws(SnapshotError) {
    guard let bytes = try SnapshotFiles.contents(of: path) else {
      throw .noSuchFile(path)
    }
    var end: (line: JSONObject, shard: SnapshotShard)?
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    for (index, text) in lines.enumerated() {
      guard let line = (try? JSONValue(parsing: Array(text), sizeLimit: bytes.count))?.object else {
        // The last line may be half written by a process that was stopped.
        if index == lines.count - 1 { break }
        throw .badJournal(path, line: index + 1)
      }
      if let snapshot = line["snapshot"]?.string { paths.insert(snapshot) }
      if line["finished"]?.bool == true {
        guard let shard = Self.shard(of: line) else { throw .badJournal(path, line: index + 1) }
        end = (line, shard)
      }
    }
    guard let end else { return gaps.append(.unfinished(path)) }
    shards.insert(end.shard)
    if end.line["filtered"]?.bool != false { gaps.append(.filtered(path)) }
    if end.line["failed"]?.bool != false { gaps.append(.failed(path)) }
  }

  /// The part that a journal's end names, the only one where it names none; `nil` where there is no
  /// such part.
  private static func shard(of end: JSONObject) -> SnapshotShard? {
    switch end["shard"] {
    case nil, .null?: .everything
    case .string(let text)?: try? SnapshotShard(text)
    default: nil
    }
  }

  private mutating func addGaps(of shards: Set<SnapshotShard>) {
    guard let count = shards.first?.count else { return }
    guard shards.allSatisfy({ $0.count == count }) else {
      return gaps.append(.mixedShards(shards.map(\.description).sorted()))
    }
    let missing = Set(1...count).subtracting(shards.map(\.number)).sorted()
    if !missing.isEmpty { gaps.append(.missingShards(missing.map { "\($0)/\(count)" })) }
  }
}
