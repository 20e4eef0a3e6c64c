import DialogJSON
import DialogLocalization
import DialogRender
import DialogSnapshots
import Dialogs
import Foundation
import Testing

@testable import DialogCommand

/// Rejoinder's own dialogs in every language that it speaks, as they are drawn.
@Suite(.serialized) struct OwnDialogLintTests {
  private func findings(in dialog: Dialog) throws -> [DialogFinding] {
    let localizer = GettextLocalizer.shipped()
    let lint = try DrawnLint(
      source: try dialog.content(), RenderOptions(scale: 3, fonts: .hermetic), themes: Theme.all)
    #expect(localizer.languages.count > 30)
    return try lint.sourceFindings
      + localizer.languages.flatMap { language in
        var dialog = dialog
        dialog.language = language.tag
        return try lint.findings(in: dialog.content(localizedBy: localizer))
      }
  }

  @Test func `the tour is clean`() throws {
    for dialog in [DemoCommand.deletion, DemoCommand.photoSheet, DemoCommand.input] {
      #expect(try findings(in: dialog) == [])
    }
  }

  @Test(arguments: ["delete", "delete-popover", "delete-sheet"])
  func `the dialogs of the examples are clean`(name: String) throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = package.appending(path: "Examples/Dialogs/\(name).json").path
    #expect(try findings(in: DialogFile(path).dialog) == [])
  }
}
