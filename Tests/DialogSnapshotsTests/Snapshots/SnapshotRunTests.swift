import DialogRender
import Dialogs
import Testing

@testable import DialogSnapshots

@Suite struct SnapshotRunTests {
  @Test func `two snapshots of one name are an error that names both places`() async throws {
    let package = try SnapshotPackage()
    let run = package.run()
    _ = await package.verify(in: run, line: 7)
    let second = await package.verify(in: run, line: 9)
    #expect(second.kind == .failed)
    #expect(second.message.contains("AppTests/AlertTests.swift:7:3"))
    #expect(second.message.contains("AppTests/AlertTests.swift:9:3"))
    let third = await package.verify(named: "other", in: run, line: 9)
    #expect(third.kind == .recorded)
  }

  @Test func `names that differ in capitals only are an error`() async throws {
    let package = try SnapshotPackage()
    let run = package.run()
    _ = await package.verify(named: "Delete", in: run, line: 7)
    let second = await package.verify(named: "delete", in: run, line: 9)
    #expect(second.kind == .failed)
    #expect(second.message.contains("capitals"))
    #expect(second.message.contains(":7:3") && second.message.contains(":9:3"))
  }

  @Test func `a test that is tried again is no second snapshot, one with other cases is`()
    async throws
  {
    let package = try SnapshotPackage()
    let run = package.run()
    _ = await package.verify(in: run)
    #expect(await package.verify(in: run).kind == .passed)
    let other = await package.verify(question("Other?"), in: run)
    #expect(other.kind == .failed && other.message.contains("named:"))
  }

  @Test func `parts take each snapshot of a matrix once, and all together all`() async throws {
    let package = try SnapshotPackage()
    let matrix = SnapshotMatrix(
      languages: ["en"], formats: (20..<80).map { .text(columns: $0) },
      localizedBy: SourceLocalizer())
    func outcomes(_ shard: String?) async -> [SnapshotOutcome] {
      let environment = shard.map { [SnapshotShard.variable: $0] } ?? [:]
      return await matrix.verify(
        question(), named: nil, test: "asks", at: package.site(), options: SnapshotOptions(),
        in: package.run(environment))
    }
    var taken: [String] = []
    for number in 1...8 {
      let outcomes = await outcomes("\(number)/8")
      #expect(outcomes.count == 60)
      let own = outcomes.filter { $0.kind != .skipped }
      #expect(!own.isEmpty && own.allSatisfy { $0.kind == .recorded })
      taken += own.map(\.path)
    }
    #expect(taken.count == 60 && Set(taken).count == 60)
    #expect(await outcomes(nil).allSatisfy { $0.kind == .passed })
  }

  @Test func `a matrix has a snapshot for each language, look, scale and format`() {
    let matrix = SnapshotMatrix(
      languages: ["en", "de"], scales: [1, 2],
      formats: [.picture(), .frames(), .text(columns: 40), .json], localizedBy: SourceLocalizer())
    let variants = matrix.cells.map { "\($0.language).\($0.format.variant)" }
    let each = [
      "light@1x.png", "light@2x.png", "light.frames.json", "40-columns.txt", "present.json",
    ]
    #expect(variants == ["en", "de"].flatMap { language in each.map { "\(language).\($0)" } })
  }

  @Test func `the size of texts and the theme are in the name`() {
    #expect(SnapshotFormat.picture(textSize: 1).variant == "light@1x.png")
    #expect(SnapshotFormat.picture(theme: .dark, textSize: 1.5).variant == "dark-text150@1x.png")
    #expect(
      SnapshotFormat.frames(theme: .contrast, textSize: 0.8).variant
        == "contrast-text80.frames.json")
  }

  @Test(
    arguments: [
      (["x", "--testing-library", "swift-testing"], false), (["x"], false), ([], false),
      (["x", "--package-path", "a.b/c", "--testing-library", "swift-testing"], false),
      (["x", "--filter", "Name", "--testing-library", "swift-testing"], true),
      (["x", "--filter=Name", "--testing-library", "swift-testing"], true),
      (["x", "--skip", "Name", "--testing-library", "swift-testing"], true),
      (["x", "AppTests.AlertTests/testAsks"], true),
    ])
  func `tests that were chosen are recognized`(arguments: [String], isFiltered: Bool) {
    #expect(SnapshotRun.isFiltered(arguments) == isFiltered)
  }

  @Test func `a transcript has what the reader does and each callback, in order`() async throws {
    let package = try SnapshotPackage()
    var dialog = question()
    dialog.fields = [.secure("word", label: "Word"), .text("why", label: "Why")]
    let answer = AnswerScript.Answer(
      "delete", values: ["word": .text("hush"), "why": .text("done\u{1B}")])
    let outcome = await package.verify(dialog, as: .transcript(answer), in: package.run())
    #expect(
      package.text(outcome.path) == """
        < willPresent alert “Delete the note?”
        < didPresent
        > click delete why=“done\\u{1B}” word=(hidden)
        < clicked 0
        < willDismiss 0
        < didDismiss 0
        response button delete 0

        """)
  }
}
