/// One page with all snapshots of a run: what they look like, what differs, what lint has found.
///
/// The page stands alone: pictures, style and script are in it, and it asks no network. It names no
/// folders of this machine. The same journals and files give the same bytes.
///
/// ```swift
/// let report = SnapshotReport(journals: [".build/snapshots/journal-4711.jsonl"])
/// try report.write(to: ".build/snapshots/report.html")
/// ```
public struct SnapshotReport: Sendable {
  /// The page.
  public let html: String

  /// A report on what journals tell together.
  ///
  /// A later line about a snapshot stands in for an earlier one. What cannot be read, such as the
  /// half line of a process that was stopped, is left out, and the page says so.
  ///
  /// - Parameter journals: The files that snapshot tests have written, in their order: a JSON object
  ///   a line. Files that they name and that are not absolute stand beside them; files
  ///   are shown that lie in the folders of the journals or in the current folder's package, with
  ///   its references and artifacts where the environment says they are.
  public init(journals: [String]) {
    let folders = try? SnapshotFolders(environment: SnapshotSettings.environment)
    self.init(journals: journals, in: [folders].compactMap(\.self))
  }

  /// A report on what journals tell together of the snapshots in these folders.
  package init(journals: [String], in folders: some Sequence<SnapshotFolders>) {
    let run = ReportedRun(journals: journals)
    let markup = ReportMarkup(hostPaths: HostPaths(of: run, journals: journals))
    let places = ReportedPlaces(folders, journals: journals)
    html = ReportPage(run: run, places: places, markup: markup).html
  }

  /// Writes the page to a file, which is replaced when the new one is complete.
  ///
  /// - Parameter path: The file, absolute or relative to the current directory; folders that are not
  ///   there are made. A link stays one, and a pipe or device, such as `/dev/stdout`, is written to.
  /// - Throws: ``SnapshotError/file(_:_:)``.
  public func write(to path: String) throws(SnapshotError) {
    try SnapshotFiles.write(Array(html.utf8), to: path)
  }
}
