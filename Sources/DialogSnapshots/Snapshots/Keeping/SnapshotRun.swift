internal import DialogJSON
internal import Glibc
internal import Synchronization

/// The snapshots of a process: which names are taken, and the journal that tells what became of them.
///
/// It may be used from any thread.
package final class SnapshotRun: Sendable {
  private struct Taken {
    var path: String
    var site: SnapshotSite
    var content: Int
  }

  private struct State {
    /// By the reference's file, without regard to capitals.
    var taken: [String: Taken] = [:]
    /// By folder: the tests of a process are of one package, but for those of snapshots themselves.
    var journals: [String: SnapshotJournal] = [:]
    /// Where snapshots are of which those journals tell.
    var folders: Set<SnapshotFolders> = []
    var hasFailures = false
  }

  private let state = Mutex(State())
  private let readSettings: Result<SnapshotSettings, SnapshotError>

  /// The process's own run, as its environment says; it ends with the process.
  package static let ofProcess: SnapshotRun = {
    let run = SnapshotRun(environment: SnapshotSettings.environment)
    on_exit({ status, _ in SnapshotRun.ofProcess.finish(status: status) }, nil)
    return run
  }()

  /// A run with these environment variables.
  package init(environment: [String: String]) {
    readSettings = Result { () throws(SnapshotError) in
      try SnapshotSettings(environment: environment)
    }
  }

  /// What the environment says.
  func settings() throws(SnapshotError) -> SnapshotSettings { try readSettings.get() }

  /// Takes a name for a snapshot.
  ///
  /// A test that is tried again takes the same snapshot again at the same place: that is no
  /// second one.
  ///
  /// - Throws: ``SnapshotError`` where another has the name.
  func take(
    _ path: String, in root: String, at site: SnapshotSite, content: Int
  ) throws(SnapshotError) {
    let file = "\(root)/\(path)".lowercased()
    let known = state.withLock { state in
      let known = state.taken[file]
      if known == nil { state.taken[file] = Taken(path: path, site: site, content: content) }
      return known
    }
    guard let known else { return }
    guard known.path == path else {
      throw .differsInCase(
        path, other: known.path, first: site.description, second: known.site.description)
    }
    guard known.site == site else {
      throw .duplicate(path, first: known.site.description, second: site.description)
    }
    guard known.content == content else { throw .repeated(path, at: site.description) }
  }

  /// Tells the journal what became of a snapshot.
  func tell(
    _ line: JSONObject, isFailure: Bool, in folders: SnapshotFolders
  ) throws(SnapshotError) {
    let folder = folders.artifacts
    let journal = try state.withLock { state throws(SnapshotError) in
      if isFailure { state.hasFailures = true }
      state.folders.insert(folders)
      if let journal = state.journals[folder] { return journal }
      let journal = try SnapshotJournal(in: folder)
      state.journals[folder] = journal
      return journal
    }
    try journal.append(line)
  }

  /// Keeps in mind that something failed of which no journal tells.
  func noteFailure() { state.withLock { $0.hasFailures = true } }

  /// Ends the journal.
  ///
  /// - Parameters:
  ///   - status: The process's exit status: where it is not 0, tests failed.
  ///   - arguments: The process's arguments.
  package func finish(status: Int32, arguments: [String] = CommandLine.arguments) {
    let (journals, folders, hasFailures) = state.withLock {
      ($0.journals, $0.folders, $0.hasFailures)
    }
    var line: JSONObject = [
      "finished": true, "filtered": .bool(Self.isFiltered(arguments)),
      "failed": .bool(hasFailures || status != 0),
    ]
    line["shard"] = (try? settings())?.shard.map { .string($0.description) } ?? .null
    for (folder, journal) in journals {
      // A journal without its end tells as much as can be told where it cannot be written, and a
      // page is a service.
      try? journal.append(line)
      // Who has taken the folder away wants no page in a new one.
      guard hasFailures, access(journal.path, F_OK) == 0 else { continue }
      let report = SnapshotReport(
        journals: SnapshotJournal.journals(in: folder),
        in: folders.filter { $0.artifacts == folder })
      try? report.write(to: "\(folder)/report.html")
    }
  }

  /// Whether the arguments of a test process choose among its tests.
  ///
  /// The process of Swift Testing gets all options of `swift test`, that of XCTest a list such as
  /// `Module.Class/test`.
  static func isFiltered(_ arguments: [String]) -> Bool {
    let arguments = arguments.dropFirst()
    guard arguments.contains("--testing-library") else {
      return arguments.contains { !$0.hasPrefix("-") && !$0.hasPrefix("/") }
    }
    return arguments.contains { ["--filter", "--skip"].contains($0.prefix { $0 != "=" }) }
  }
}
