/// The part of the snapshots that is one machine's, such as the second of eight.
///
/// Which snapshot belongs to which part depends on its name alone, so that all parts together are
/// everything, once.
struct SnapshotShard: Sendable, Hashable, CustomStringConvertible {
  /// Which part, from 1.
  let number: Int
  /// How many parts there are.
  let count: Int

  /// The environment's variable that names a part, as in `2/8`.
  static let variable = "SNAPSHOT_SHARD"

  /// More parts than anybody has machines are a slip of the pen.
  private static let greatestCount = 10_000

  /// The only part that there is, `1/1`.
  static let everything = SnapshotShard(number: 1, count: 1)

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// A part as it is written: `2/8`.
  ///
  /// - Throws: ``SnapshotError/badShard(_:)``.
  init(_ text: String) throws(SnapshotError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1,
      number <= count, count <= Self.greatestCount
    else { throw .badShard(text) }
    self.init(number: number, count: count)
  }

  /// `2/8`.
  var description: String { "\(number)/\(count)" }

  /// Whether the snapshot whose reference has this path is one of the part.
  func contains(_ path: String) -> Bool {
    StableHash(path.utf8).value % UInt64(count) == UInt64(number - 1)
  }
}
