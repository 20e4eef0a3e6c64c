internal import SystemIO

/// The folders whose files a page may show: a journal, which may be anybody's, could name any file.
struct ReportedPlaces {
  private let folders: Set<String>

  /// The places of a report: the folders of the snapshots, and those of the journals.
  init(_ folders: some Sequence<SnapshotFolders>, journals: [String]) {
    let known = folders.flatMap { [$0.package, $0.root, $0.artifacts] } + journals.map(\.folder)
    self.folders = Set(known.compactMap { try? Paths.resolved($0) })
  }

  /// Whether a file lies elsewhere, with no link in its path.
  func lacks(_ file: String) -> Bool {
    // What is not there shows nothing.
    guard let file = try? Paths.resolved(file) else { return false }
    return !folders.contains { file.hasPrefix($0 == "/" ? $0 : "\($0)/") }
  }
}
