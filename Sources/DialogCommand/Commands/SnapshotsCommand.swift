import DialogSnapshots
import Dialogs
import Glibc

/// `snapshots accept|review|prune|report`: looks after what tests compare dialogs with.
struct SnapshotsCommand {
  enum Action: String, CaseIterable {
    case accept, review, prune, report

    /// What a word says is to be done.
    init(word: String) throws(CommandError) {
      guard let action = Action(rawValue: word) else {
        let words = Action.allCases.map(\.rawValue)
        throw .usage(
          "there is no “snapshots \(word, as: "word")”",
          "name one of: \(words.joined(separator: ", "), as: "names")")
      }
      self = action
    }
  }

  let folders: SnapshotFolders
  let say: (DialogText) -> String
  /// Makes what shows dialogs; `nil` where nobody can be asked.
  let asker: () throws -> Asker?

  /// Does it to the snapshots or journals that are named.
  func run(
    _ action: Action, _ names: [String], _ arguments: ParsedArguments
  ) async throws -> ExitCode {
    switch action {
    case .accept: try accept(names)
    case .review: try await review(names)
    case .prune: try await prune(names, isForced: arguments.has("force"))
    case .report: try report(names, arguments.value("output"))
    }
  }

  /// Makes snapshots that wait the references, all or those named, and prints their paths.
  private func accept(_ patterns: [String]) throws -> ExitCode {
    let snapshots = try waiting(patterns)
    try PendingSnapshots.check(snapshots, in: folders)
    for snapshot in snapshots { try accept(snapshot) }
    return .ok
  }

  private func accept(_ snapshot: PendingSnapshots.Snapshot) throws {
    try PendingSnapshots.accept([snapshot], in: folders)
    try tell(snapshot.path)
  }

  /// Those that wait; an error where some are named and none is there.
  private func waiting(_ patterns: [String]) throws -> [PendingSnapshots.Snapshot] {
    let snapshots = try PendingSnapshots.list(in: folders, matching: patterns)
    guard !snapshots.isEmpty || patterns.isEmpty else {
      throw CommandError(
        .noInput,
        "no snapshot waits that is called \(patterns.joined(separator: ", "), as: "names")",
        "see which do, with “rejoinder snapshots review”")
    }
    return snapshots
  }

  /// Shows what waits, and asks about each where somebody can be asked.
  private func review(_ patterns: [String]) async throws -> ExitCode {
    let snapshots = try waiting(patterns)
    guard let asker = try asker() else {
      for line in snapshots.flatMap(description) { try tell(line) }
      return snapshots.isEmpty ? .ok : .cancelled
    }
    for snapshot in snapshots {
      switch try await asker.ask(question(about: snapshot)).button {
      case "accept": try accept(snapshot)
      case "skip": continue
      default: return .cancelled
      }
    }
    return try PendingSnapshots.list(in: folders).isEmpty ? .ok : .cancelled
  }

  /// The path, and below it what is different and where to see it.
  private func description(of snapshot: PendingSnapshots.Snapshot) -> [String] {
    let head: DialogText = snapshot.isNew ? "new" : "differs"
    let files = [("actual", snapshot.file), ("diff", snapshot.diff ?? "")].filter { !$1.isEmpty }
    let details =
      snapshot.words.flatMap { $0.split(separator: "\n") }.map(String.init)
      + files.map { "\($0): \($1)" }
    return ["\(snapshot.path): \(say(head))"] + details.map { "  \($0)" }
  }

  private func question(about snapshot: PendingSnapshots.Snapshot) -> Dialog {
    var dialog = Dialog.alert(
      snapshot.isNew ? "Accept the new snapshot?" : "Accept the changed snapshot?",
      message: DialogText(verbatim: description(of: snapshot).joined(separator: "\n")),
      buttons: [
        DialogButton("Accept", id: "accept"), DialogButton("Skip", id: "skip"), .stock(.cancel),
      ])
    dialog.defaultButton = "skip"
    return dialog
  }

  /// Deletes references that no test asked for; only after a run that would have.
  private func prune(_ journals: [String], isForced: Bool) async throws -> ExitCode {
    let files = try SnapshotJournals.files(of: journals, in: folders)
    let records = try SnapshotRecords(journals: files)
    if let gap = records.gaps.first { throw CommandError(gap) }
    let pruning = SnapshotPruning(in: folders, after: records)
    for path in pruning.idle {
      try Descriptor.write(
        say("\(path, as: "path") is kept: its test is there, but did not run") + "\n",
        to: STDERR_FILENO)
    }
    for path in pruning.obsolete { try tell(path) }
    guard !pruning.obsolete.isEmpty else { return .ok }
    guard try await mayDelete(pruning.obsolete.count, isForced) else { return .cancelled }
    try SnapshotPruning.delete(pruning.obsolete, in: folders)
    return .ok
  }

  private func mayDelete(_ count: Int, _ isForced: Bool) async throws -> Bool {
    if isForced { return true }
    guard let asker = try asker() else {
      try Descriptor.write(
        say("nothing is deleted: add --force to delete these references") + "\n",
        to: STDERR_FILENO)
      return false
    }
    let question = Dialog.alert(
      DialogText(
        "Delete one reference?", plural: "Delete \(count, as: "count") references?", count: count),
      message: "No test has asked for what is listed.",
      buttons: [.stock(.delete), .stock(.cancel)])
    return try await asker.ask(question).button == "delete"
  }

  /// Makes one page of what journals tell, and prints its path.
  private func report(_ journals: [String], _ output: String?) throws -> ExitCode {
    let files = try SnapshotJournals.files(of: journals, in: folders)
    let path = output ?? "\(folders.artifacts)/report.html"
    try SnapshotReport(journals: files, in: [folders]).write(to: path)
    try tell(path)
    return .ok
  }

  private func tell(_ line: String) throws {
    try Descriptor.write(line.visible + "\n", to: STDOUT_FILENO)
  }
}

extension CommandError {
  /// Why references cannot be told from those that are needed.
  fileprivate init(_ gap: SnapshotRecords.Gap) {
    self.init(
      .badData, at: [gap.journal].compactMap(\.self), gap.message,
      "run all tests until none fails, then prune")
  }
}

extension SnapshotRecords.Gap {
  fileprivate var journal: String? {
    switch self {
    case .unfinished(let path), .filtered(let path), .failed(let path): path
    case .noJournal, .missingShards, .mixedShards: nil
    }
  }

  fileprivate var message: DialogText {
    switch self {
    case .noJournal: "there is no journal of a test run"
    case .unfinished: "the tests did not come to their end"
    case .filtered: "only some of the tests were run"
    case .failed: "tests failed, or recorded references"
    case .missingShards(let shards):
      "journals of these parts are missing: \(shards.joined(separator: ", "), as: "parts")"
    case .mixedShards(let shards):
      "the journals are of different runs: \(shards.joined(separator: ", "), as: "parts")"
    }
  }
}
