import DialogGraphics
import Dialogs
import Testing

@testable import DialogSnapshots

@Suite(.serialized) struct SnapshotVerificationTests {
  private let folder = SnapshotPackage.references

  @Test func `what differs is kept beside, told and attached`() async throws {
    let package = try SnapshotPackage()
    _ = await package.verify(as: .picture(scale: 2), in: package.run())
    let outcome = await package.verify(
      question("Delete this note?"), as: .picture(scale: 2), in: package.run())
    #expect(outcome.kind == .pending)
    for words in [
      "is not as its reference", "pixels differ", "text of dialog",
      "-dialog: Delete the note?", "+dialog: Delete this note?",
      "rejoinder snapshots accept 'AlertTests/asks.en.light@2x.png'",
      "SNAPSHOT_TESTING_RECORD=failed",
    ] {
      #expect(outcome.message.contains(words), "\(words) in \(outcome.message)")
    }
    #expect(
      outcome.attachments.map(\.name)
        == ["reference", "actual", "diff"].map {
          "AppTests-AlertTests-asks.en.light@2x-\($0).png"
        })
    #expect(
      package.files(below: ".build/snapshots/pending") == [
        "\(folder)/asks.en.light@2x.json", "\(folder)/asks.en.light@2x.png",
      ])
    #expect(package.files(below: ".build/snapshots/diff").count == 1)
    // What is well again no longer waits.
    _ = await package.verify(as: .picture(scale: 2), in: package.run())
    #expect(package.files(below: ".build/snapshots/pending") == [])
    #expect(package.files(below: ".build/snapshots/diff") == [])
  }

  @Test func `a text that differs is told line by line`() async throws {
    let package = try SnapshotPackage()
    _ = await package.verify(as: .transcript("delete"), in: package.run())
    let outcome = await package.verify(as: .transcript("cancel"), in: package.run())
    #expect(outcome.message.contains("\n-> click delete\n"))
    #expect(outcome.message.contains("\n+> click cancel\n"))
    #expect(outcome.attachments.map(\.name).last?.hasSuffix("-actual.txt") == true)
  }

  @Test func `another renderer is told first, and only what is seen counts`() async throws {
    let package = try SnapshotPackage()
    let path = "\(folder)/asks.en.light@1x"
    _ = await package.verify(as: .picture(), in: package.run())
    let sidecar = try #require(package.text("\(path).json"))
    let version = try #require(sidecar.firstMatch(of: /"cairo": "([0-9.]+)"/)).1
    try package.write(
      sidecar.replacing("\"cairo\": \"\(version)\"", with: "\"cairo\": \"1.2.3\""),
      to: "\(path).json")
    let outcome = await package.verify(question("Other?"), as: .picture(), in: package.run())
    let first = outcome.message.split(separator: "\n").dropFirst().first ?? ""
    #expect(first.hasSuffix("drew the reference: cairo 1.2.3 → \(version)"))
    #expect(await package.verify(as: .picture(), in: package.run()).kind == .passed)
  }

  @Test func `one step of one pixel counts, but where another renderer drew the reference`()
    async throws
  {
    let package = try SnapshotPackage()
    let outcome = await package.verify(as: .picture(), in: package.run())
    let file = package.path(outcome.path)
    let bitmap = try Bitmap(contentsOf: file)
    var pixels = bitmap.pixels
    pixels[0] ^= 1
    try Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels).write(to: file)
    func kind(_ tolerance: Tolerance?) async -> SnapshotOutcome.Kind {
      let options = SnapshotOptions(tolerance: tolerance)
      return await package.verify(as: .picture(), in: package.run(.never), options: options).kind
    }
    #expect(await kind(nil) == .pending)
    #expect(await kind(.perceptual) == .passed)
    let sidecar = try #require(package.text(outcome.path.sidecar))
    try package.write(
      sidecar.replacing("\"freetype\": \"", with: "\"freetype\": \"1"), to: outcome.path.sidecar)
    #expect(await kind(nil) == .passed)
    #expect(await kind(.exact) == .pending)
  }

  @Test func `a language that the localizer lacks is no snapshot of another`() async throws {
    let package = try SnapshotPackage()
    var dialog = question()
    dialog.language = "fr"
    let outcome = await package.verify(dialog, in: package.run())
    #expect(outcome.kind == .failed && outcome.message.contains("“fr”"))
    #expect(package.files() == [])
  }

  @Test func `a dialog that names no language is in that of the source, whoever runs the test`()
    async throws
  {
    struct Reader: Localizer {
      func language(for tag: String?) -> Language { Language(tag: tag ?? "de") }
      func translation(of message: LocalizableMessage, in language: Language) -> String? { nil }
    }
    let package = try SnapshotPackage()
    for format in [SnapshotFormat.json, .transcript("delete")] {
      let outcome = await package.verify(as: format, in: package.run(), by: Reader())
      #expect(outcome.kind == .recorded && outcome.path.contains("asks.en."))
    }
  }

  @Test func `what checks find fails a snapshot, unless it is meant so`() async throws {
    let package = try SnapshotPackage()
    let dialog = question("Delete \("", as: "name")\(1, as: "count") {{x}}?")
    let wrong = question(DialogText(key: "Delete {name}?"))
    let options = SnapshotOptions(isChecked: true)
    _ = await package.verify(wrong, in: package.run())
    let outcome = await package.verify(wrong, in: package.run(), options: options)
    #expect(outcome.kind == .failed && outcome.findings.count == 1)
    #expect(outcome.message.contains("Delete {name}?"))
    let allowed = SnapshotOptions(isChecked: true, allows: { $0.place == .title })
    #expect(await package.verify(wrong, in: package.run(), options: allowed).kind == .passed)
    _ = await package.verify(dialog, named: "right", in: package.run())
    let right = await package.verify(dialog, named: "right", in: package.run(), options: options)
    #expect(right.kind == .passed)
  }

  @Test func `a journal that cannot be written takes nothing from what was found`() async throws {
    let package = try SnapshotPackage()
    try package.write("", to: "file")
    let environment = ["SNAPSHOT_ARTIFACTS": package.path("file/artifacts")]
    let outcome = await package.verify(in: package.run(environment))
    #expect(outcome.kind == .failed)
    #expect(outcome.message.contains("is recorded") && outcome.message.contains("file/artifacts"))
  }

  @Test func `references and what is kept go where the environment says`() async throws {
    let package = try SnapshotPackage()
    let environment = [
      "SNAPSHOT_REFERENCE_DIR": package.path("elsewhere"),
      "SNAPSHOT_ARTIFACTS": package.path("artifacts"),
    ]
    let outcome = await package.verify(in: package.run(environment))
    #expect(package.files() == [])
    #expect(package.files(below: "elsewhere") == [outcome.path])
    _ = await package.verify(question("Other?"), in: package.run(environment))
    #expect(package.files(below: "artifacts/pending") == [outcome.path])
    #expect(package.files(below: ".build") == [])
  }
}
