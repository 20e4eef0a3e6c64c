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
  ///   a line. Files that they name and that are not absolute stand beside them.
  public init(journals: [String]) {
    let run = ReportedRun(journals: journals)
    let markup = ReportMarkup(hostPaths: HostPaths(of: run, journals: journals))
    html = ReportPage(run: run, markup: markup).html
  }

  /// Writes the page to a file, which is replaced when the new one is complete.
  ///
  /// - Parameter path: The file, absolute or relative to the current directory; folders that are not
  ///   there are made.
  /// - Throws: ``SnapshotError/file(_:_:)``.
  public func write(to path: String) throws(SnapshotError) {
    try SnapshotFiles.write(Array(html.utf8), to: path)
  }
}
