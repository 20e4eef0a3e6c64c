import DialogRender
import DialogSnapshots
import Dialogs
import Testing

@Suite struct MirrorLintTests {
  private let options = RenderOptions(fonts: .hermetic)

  private var translated: TranslatedDialog {
    let dialog = Dialog(
      .alert, title: "Delete \("photo (1).jpg", as: "name")?", message: "It is gone.",
      icon: .named("trash"), buttons: [.stock(.delete), .cancel()],
      fields: [
        .text("why", label: "Why", placeholder: "optional", isRequired: true),
        .choices(
          "size", label: "Size", items: [DialogField.Item("Large"), DialogField.Item("Small")]),
      ], anchor: .rect(DialogRect(x: 20, y: 20, width: 40, height: 20)))
    return TranslatedDialog(
      dialog: dialog,
      words: [
        "ar": [
          "Delete {name}?": "حذف {name}؟", "It is gone.": "لقد اختفت.", "Why": "لماذا",
          "Delete": "حذف", "Cancel": "إلغاء", "Large": "كبير",
        ]
      ])
  }

  private func findings(
    _ change: (inout Rendering) -> Void
  ) throws -> [DialogFinding] {
    let lint = try DrawnLint(source: translated.dialog.content(), options)
    let content = try translated.content(in: "ar")
    var rendering = try rendering(of: content, options)
    change(&rendering)
    return try lint.findings(in: content, drawnAs: rendering)
  }

  @Test func `a dialog that is mirrored is clean, also at a rectangle that stays`() throws {
    #expect(try findings { _ in } == [])
  }

  @Test func `every part that stays where it was is told`() throws {
    let content = try translated.content(in: "ar")
    let layout = try rendering(of: content, options).layout
    for index in layout.elements.indices {
      let found = try findings { rendering in
        rendering.layout.elements[index].frame.x += 2
      }
      #expect(found.map(\.problem) == [.notMirrored])
      #expect(
        found.first?.frame
          == {
            var frame = layout.elements[index].frame
            frame.x += 2
            return frame
          }())
    }
  }

  @Test func `a line that begins at the left is told`() throws {
    let found = try findings { rendering in
      let frame = rendering.texts[0].frame
      for line in rendering.texts[0].lines.indices {
        rendering.texts[0].lines[line].frame.x = frame.x
      }
    }
    #expect(found.map(\.problem) == [.notMirrored])
    #expect(found.map(\.place) == [.title])
    #expect(found.map(\.text) == ["حذف photo (1).jpg؟"])
  }

  @Test func `a part that is missing is told`() throws {
    let found = try findings { rendering in
      rendering.layout.elements.removeAll { if case .icon = $0.part { true } else { false } }
    }
    #expect(found.map(\.place) == [.dialog])
  }

  @Test func `languages that are read from the left are not looked at`() throws {
    var dialog = translated
    dialog.words["de"] = dialog.words["ar"]
    let content = try dialog.content(in: "de")
    var rendering = try rendering(of: content, options)
    rendering.layout.elements[0].frame.x += 2
    let lint = try DrawnLint(source: dialog.dialog.content(), options)
    #expect(try lint.findings(in: content, drawnAs: rendering) == [])
  }
}
