public import DialogSnapshots
public import Dialogs
import Testing

/// Takes a snapshot of a dialog and compares it with its reference; where it is not as it should be,
/// records an issue of the current test, with the pictures attached.
///
/// ```swift
/// @Test func `asks before it deletes`() async {
///   await assertSnapshot(of: deletion, as: .picture(), in: "de", localizedBy: localizer)
/// }
/// ```
///
/// The reference stands beside the test's file, in `__Snapshots__`. Where there is none, it is
/// written, and the test fails this once.
///
/// - Parameters:
///   - dialog: The dialog.
///   - format: What the snapshot is.
///   - name: What tells it apart from other snapshots of the test in the same language and format.
///   - language: The language to show it in; where it is `nil` the dialog's own, in the end that of the
///     source, whoever runs the test.
///   - localizer: Where the dialog's words come from.
///   - record: When the reference is written, unless the environment says otherwise.
///   - tolerance: What counts as different.
///   - test: The test's name, where this is called outside of a test.
///   - fileID: Where the test is.
///   - filePath: Where the test is; the reference goes beside it.
///   - line: Where the test is.
///   - column: Where the test is.
/// - Returns: What became of the snapshot.
@discardableResult
public func assertSnapshot(
  of dialog: Dialog, as format: SnapshotFormat = .picture(), named name: String? = nil,
  in language: String? = nil, localizedBy localizer: any Localizer = SourceLocalizer(),
  record: RecordMode? = nil, tolerance: Tolerance? = nil, test: String = #function,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) async -> SnapshotOutcome {
  var dialog = dialog
  dialog.language = language ?? dialog.language
  let site = SnapshotSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let outcome = await verifySnapshot(
    of: dialog, as: format, named: name, test: Test.current?.name ?? test, at: site,
    localizedBy: localizer,
    options: SnapshotOptions(record: record, tolerance: tolerance).over(SnapshotsTrait.options))
  outcome.report(at: site)
  return outcome
}

/// Takes snapshots of a dialog in the languages, themes, scales and formats of a matrix, compares
/// them with their references, and checks what they show; records an issue of the current test for
/// each that is not as it should be.
///
/// ```swift
/// @Test func `asks before it deletes`() async {
///   await assertSnapshots(
///     of: deletion,
///     SnapshotMatrix(languages: ["en", "de", "ar"], scales: [1, 2], localizedBy: localizer))
/// }
/// ```
///
/// - Parameters:
///   - dialog: The dialog; the language that it names doesn't matter.
///   - matrix: The languages, themes, scales and formats.
///   - name: What tells these snapshots apart from others of the test.
///   - record: When references are written, unless the environment says otherwise.
///   - tolerance: What counts as different.
///   - test: The test's name, where this is called outside of a test.
///   - fileID: Where the test is.
///   - filePath: Where the test is; the references go beside it.
///   - line: Where the test is.
///   - column: Where the test is.
/// - Returns: What became of each snapshot.
@discardableResult
public func assertSnapshots(
  of dialog: Dialog, _ matrix: SnapshotMatrix, named name: String? = nil,
  record: RecordMode? = nil, tolerance: Tolerance? = nil, test: String = #function,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) async -> [SnapshotOutcome] {
  let site = SnapshotSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let outcomes = await matrix.verify(
    dialog, named: name, test: Test.current?.name ?? test, at: site,
    options: SnapshotOptions(record: record, tolerance: tolerance).over(SnapshotsTrait.options))
  for outcome in outcomes { outcome.report(at: site) }
  return outcomes
}

extension SnapshotOutcome {
  /// Records an issue of the current test where the snapshot is not as it should be.
  fileprivate func report(at site: SnapshotSite) {
    guard isFailure else { return }
    let location = SourceLocation(
      fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
    for attachment in attachments {
      Testing.Attachment.record(
        attachment.bytes, named: attachment.name, sourceLocation: location)
    }
    Issue.record("\(message)", sourceLocation: location)
  }
}
