import DialogLocalization
import DialogRender
import DialogSnapshots
import DialogTesting
import Dialogs
import Testing

/// Rejoinder's own dialogs as they are drawn, set and said.
@Suite(.serialized, .snapshots(allowing: isInPartialCatalog)) struct OwnDialogTests {
  private let localizer = GettextLocalizer.shipped()

  @Test(arguments: OwnDialog.allCases) func pictures(own: OwnDialog) async throws {
    await assertSnapshots(
      of: try own.dialog,
      SnapshotMatrix(
        languages: ["en", "de", "ja", "ar", "th", "zh_TW"], themes: [.light, .dark],
        scales: [1, 2], localizedBy: localizer),
      named: own.rawValue)
  }

  @Test(arguments: OwnDialog.allCases) func frames(own: OwnDialog) async throws {
    await assertSnapshots(
      of: try own.dialog,
      SnapshotMatrix(
        languages: try OwnDialog.languages, formats: [.frames()], localizedBy: localizer),
      named: own.rawValue)
  }

  @Test(arguments: OwnDialog.allCases) func terminal(own: OwnDialog) async throws {
    await assertSnapshots(
      of: try own.dialog,
      SnapshotMatrix(
        languages: ["en", "ja", "ar"], formats: [.text(columns: 80)], localizedBy: localizer),
      named: own.rawValue)
  }

  @Test(arguments: ["delete", "keep", "escape"]) func answers(to answer: String) async throws {
    await assertSnapshot(
      of: try OwnDialog.alert.dialog, as: .transcript(answer), named: answer,
      localizedBy: localizer)
  }
}

/// Whether something is untranslated in a language that has stock words only.
@Sendable private func isInPartialCatalog(_ finding: DialogFinding) -> Bool {
  let complete: Set = [
    "ar", "de", "es", "fr", "he", "ja", "ko", "pl", "pt_BR", "ru", "zh_CN", "zh_TW",
  ]
  return finding.problem == .untranslated && !complete.contains(finding.language.tag)
}
