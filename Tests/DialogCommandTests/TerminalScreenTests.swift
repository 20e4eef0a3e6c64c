import Foundation
import ProgramRunner
import Testing

/// What stands on the screen in several languages, as it was looked at once and found right.
///
/// A screen that is not there is written and fails, to be looked at and committed.
@Suite(.timeLimit(.minutes(2))) struct TerminalScreenTests {
  private static let folder = ProgramRun.root.appending(path: "Tests/DialogCommandTests/Screens")
  private static let dialogs = [
    "alert": ["show", ProgramRun.root.appending(path: "Examples/Dialogs/delete.json").path],
    "choices": ["choose", "--multiple", "Which of these?", "Berlin", "Zürich", "東京", "القاهرة"],
  ]

  @Test(arguments: ["en", "de", "ja", "ar", "th", "zh_TW"], dialogs.keys.sorted())
  func `is as it was`(language: String, name: String) async throws {
    let words = try #require(Self.dialogs[name])
    // Without colour there is no picture, which other terminals show otherwise.
    let run = try TerminalRun(
      "rejoinder", words + ["--locale=\(language)"], environment: ["NO_COLOR": "1"])
    #expect(await run.window.shows("esc"))
    let screen = run.window.screen.text
    let file = Self.folder.appending(path: "\(name).\(language).txt")
    if let expected = try? String(contentsOf: file, encoding: .utf8) {
      #expect(screen + "\n" == expected)
    } else {
      try (screen + "\n").write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(file.lastPathComponent) is new")
    }
    run.window.type("\u{1B}")
    #expect(await run.status() == 255)
  }
}
