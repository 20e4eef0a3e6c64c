internal import DialogJSON
internal import DialogRender
internal import Dialogs

/// Where a snapshot is kept, and what is said of it.
struct SnapshotPlace {
  /// The files of it that there are, for the journal.
  struct Files {
    var reference: String?
    var actual: String?
    var diff: String?
    /// What drew it.
    var versions = JSONValue.null
  }

  let name: SnapshotName
  /// The path of its reference in the package.
  let path: String
  let folders: SnapshotFolders
  let settings: SnapshotSettings

  var reference: String { folders.reference(path) }
  private var pending: String { folders.pending(path) }
  private var diff: String { folders.diff(path) }

  /// Takes away what waited to be reviewed.
  func removePending() throws(SnapshotError) {
    try SnapshotFiles.remove(pending, pending.sidecar, diff)
  }

  /// Keeps a snapshot to be reviewed.
  func keep(
    _ value: SnapshotValue, _ comparison: SnapshotComparison
  ) throws(SnapshotError) -> Files {
    try removePending()
    try value.write(to: pending)
    if let picture = comparison.diff {
      try SnapshotValue.picture(picture, nil).write(to: diff)
    }
    return Files(
      reference: comparison.finding == .missing ? nil : reference, actual: pending,
      diff: comparison.diff.map { _ in diff })
  }

  /// The reference, the snapshot and their difference, under names that nothing else has.
  func attachments(
    _ files: Files, module: String
  ) throws(SnapshotError) -> [SnapshotOutcome.Attachment] {
    let paths = [("reference", files.reference), ("actual", files.actual), ("diff", files.diff)]
    var attachments: [SnapshotOutcome.Attachment] = []
    for (role, path) in paths {
      guard let path, let bytes = try SnapshotFiles.contents(of: path) else { continue }
      attachments.append(.init(name: attachmentName(role, module), bytes: bytes))
    }
    return attachments
  }

  private func attachmentName(_ role: String, _ module: String) -> String {
    let name = "\(module)-\(name.path.replacing("/", with: "-"))"
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let (stem, end) = (String(name[..<dot]), "-\(role)\(name[dot...])")
    let limit = 200 - end.utf8.count
    return (stem.utf8.count > limit ? SnapshotName.part(stem, limit: limit) : stem) + end
  }

  /// What a reader of the test's result should know.
  func words(for kind: SnapshotOutcome.Kind, _ comparison: SnapshotComparison) -> [String] {
    switch kind {
    case .passed, .skipped: []
    case .recorded: ["\(path) is recorded: look at it, and run the test again to compare with it"]
    case .missing:
      ["\(path) has no reference, and none is recorded\(reason)"] + howToAccept
    case .pending: ["\(path) is not as its reference"] + comparison.words + howToAccept
    case .failed: ["\(path) cannot be compared with its reference"] + comparison.words + howToAccept
    }
  }

  private var reason: String { settings.record.variable.map { " because of \($0)" } ?? "" }

  private var howToAccept: [String] {
    [
      "it is kept as \(pending)",
      "to accept it: rejoinder snapshots accept '\(name.path)'"
        + (settings.record.variable == "CI"
          ? "" : ", or \(RecordMode.variable)=failed and the test again"),
    ]
  }

  /// A path as a reader of the journal finds it who has the folder of it elsewhere.
  private func besideJournal(_ path: String) -> String {
    let folder = "\(folders.artifacts)/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// The journal's line.
  func line(
    _ outcome: SnapshotOutcome, _ files: Files, format: SnapshotFormat
  ) -> JSONObject {
    func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    return [
      "snapshot": .string(path), "test": .string(name.test), "name": text(name.name),
      "language": .string(name.language), "theme": text(format.options?.theme.name),
      "scale": format.options.map { .number($0.scale) } ?? .null, "format": .string(format.name),
      "outcome": .string(outcome.kind.rawValue), "message": .string(outcome.message),
      "reference": text(files.reference), "actual": text(files.actual.map(besideJournal)),
      "diff": text(files.diff.map(besideJournal)),
      "findings": .array(outcome.findings.map(\.journalLine)),
      "shard": text(settings.shard?.description), "versions": files.versions,
    ]
  }
}

extension DialogFinding {
  fileprivate var journalLine: JSONValue {
    [
      "language": .string(language.tag), "place": .string(place.name.inSource),
      "problem": .string(problem.rawValue), "text": .string(text),
      "message": .string(message.inSource),
      "frame": frame.map { .array([$0.x, $0.y, $0.width, $0.height].map { .number($0) }) } ?? .null,
    ]
  }
}
