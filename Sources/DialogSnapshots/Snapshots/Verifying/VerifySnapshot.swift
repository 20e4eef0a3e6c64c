public import Dialogs

/// Takes a snapshot of a dialog and compares it with its reference.
///
/// The reference stands in the folder `__Snapshots__` beside the test's file. Whether it is written
/// where there is none, or where it differs, the environment says (`SNAPSHOT_TESTING_RECORD`: `all`,
/// `failed`, `missing` or `never`), then the options; where `CI` is set, it never is.
///
/// - Parameters:
///   - dialog: The dialog, with the language to show it in; where it names none, that of the source.
///   - format: What the snapshot is.
///   - name: What tells it apart from other snapshots of the test in the same language and format.
///   - test: The test's name.
///   - site: Where the test asks for it.
///   - localizer: Where the dialog's words come from.
///   - options: What else is wanted.
/// - Returns: What became of it; nothing is thrown, for a test goes on.
public func verifySnapshot(
  of dialog: Dialog, as format: SnapshotFormat, named name: String? = nil, test: String,
  at site: SnapshotSite, localizedBy localizer: any Localizer = SourceLocalizer(),
  options: SnapshotOptions = SnapshotOptions()
) async -> SnapshotOutcome {
  await SnapshotVerification(
    dialog: dialog, format: format, name: name, test: test, site: site, localizer: localizer,
    options: options
  ).outcome(in: .ofProcess)
}
