import Dialogs
import Testing

@testable import DialogRender

@Suite("A dialog with too much to show")
struct LongDialogTests {
  private static let sixtyLines = DialogText(
    verbatim: (1...60).map { "line \($0)" }.joined(separator: "\n"))

  private func layout(
    _ dialog: Dialog, textSize: Double = 1
  ) throws -> DialogLayout {
    try DialogLayout(
      dialog.content(), theme: .light.withTextSize(textSize), measurer: BlockMeasurer())
  }

  private func buttons(_ count: Int) -> [DialogButton] {
    (0..<count).map { DialogButton(DialogText(verbatim: "Answer \($0)"), id: "\($0)") }
  }

  private func items(_ count: Int) -> [DialogField.Item] {
    (0..<count).map { DialogField.Item(DialogText(verbatim: "Item \($0)"), id: "\($0)") }
  }

  @Test(
    "has a card of a bounded height, on which nothing overlaps",
    arguments: [0.8, 1, 2], DialogKind.allCases)
  func bounded(textSize: Double, kind: DialogKind) throws {
    for (buttonCount, itemCount, fieldCount) in [
      (80, 0, 0), (0, 200, 1), (40, 60, 10),
    ] {
      var dialog = Dialog(kind, title: "Title")
      dialog.message = Self.sixtyLines
      dialog.icon = .named("info")
      for button in buttons(buttonCount) { dialog.add(button) }
      dialog.add(.cancel())
      for number in 0..<fieldCount {
        dialog.fields.append(
          .choices("\(number)", label: "Label", items: items(itemCount), isRequired: true))
      }
      let layout = try layout(dialog, textSize: textSize)
      #expect(layout.card.height <= 2_000 * textSize)
      // What could be shown is not left out: one more of each would be too high.
      #expect(layout.card.height >= 1_500 * textSize)
      let leaves = layout.elements.filter { !$0.isBox && $0.part != .separator }
      for pair in leaves.pairs { #expect(!pair.0.frame.overlaps(pair.1.frame)) }
      for leaf in leaves { #expect(layout.card.contains(leaf.frame)) }
    }
  }

  @Test("shows the first answers, tells how many are left out, and always has default and cancel")
  func answers() throws {
    for kind in [DialogKind.alert, .sheet] {
      for (count, chosen) in [(80, "0"), (80, "79")] {
        var dialog = Dialog(kind, title: "Title")
        for button in buttons(count) { dialog.add(button) }
        dialog.add(.cancel())
        dialog.defaultButton = chosen
        let layout = try layout(dialog)
        let shown = layout.elements.filter(\.isBox).compactMap(\.buttonID)
        #expect(shown.contains(chosen))
        #expect(shown.last == "cancel")
        #expect(Set(shown).count == shown.count)
        #expect(shown.dropLast().contains("1") && !shown.contains("\(count - 2)"))
        #expect(layout.rests == [.dialog: count - (shown.count - 1)])
      }
    }
  }

  @Test("shows what is chosen of a list, and tells how many items are left out")
  func items() throws {
    let dialog = Dialog.alert(
      "Title", buttons: [.cancel(), DialogButton("OK")],
      fields: [
        .choice("one", label: "One", items: items(200), chosen: "123"),
        .choices("some", label: "Some", items: items(150), chosen: ["7", "149"]),
        .choice("few", items: items(3), chosen: "0"),
      ])
    let layout = try layout(dialog)
    func shown(_ id: String) -> [String] {
      layout.elements.filter { $0.owner == .field(id) && $0.text?.style == .item }
        .compactMap { $0.text?.text.string }
    }
    #expect(shown("one").contains("Item 123") && shown("one").contains("Item 0"))
    #expect(shown("some").contains("Item 7") && shown("some").last == "Item 149")
    #expect(shown("few").count == 3)
    #expect(
      layout.rests == [
        .field("one"): 200 - shown("one").count, .field("some"): 150 - shown("some").count,
      ])
    let isOn = layout.elements.compactMap { element -> Bool? in
      if case .mark(_, let isOn) = element.part { isOn } else { nil }
    }
    #expect(isOn.filter(\.self).count == 4)
  }

  @Test("shows the fields that are wrong, and tells how many are left out")
  func fields() throws {
    var content = try Dialog.alert(
      "Title", fields: (0..<60).map { .text("\($0)", label: "Name") }
    ).content()
    content.fields[50].problem = content.title
    let layout = try DialogLayout(content, theme: .light, measurer: BlockMeasurer())
    let shown = layout.elements.filter(\.isBox).compactMap { element -> String? in
      if case .field(let id) = element.owner { id } else { nil }
    }
    #expect(shown.first == "0" && shown.last == "50")
    #expect(layout.rests == [.dialog: 60 - shown.count])
  }

  @Test("leaves nothing out while there is room")
  func room() throws {
    for kind in [DialogKind.alert, .sheet] {
      var dialog = Dialog(kind, title: "Title")
      for button in buttons(30) { dialog.add(button) }
      let layout = try layout(dialog)
      #expect(layout.rests.isEmpty)
      #expect(layout.elements.filter(\.isBox).count == 30)
    }
  }

  @Test("has texts that are no longer than their style allows", arguments: ["en", "ar"])
  func texts(language: String) throws {
    let word = DialogText(verbatim: String(repeating: "W", count: 3_000))
    var dialog = Dialog.alert(
      word, message: Self.sixtyLines, buttons: [.cancel(word), DialogButton(word)],
      fields: [
        .text("text", label: word, value: "W", placeholder: word, isRequired: true),
        .choice("choice", label: word, items: [DialogField.Item(word, id: "0")]),
        .checkbox("check", label: word, isRequired: true),
      ])
    dialog.language = language
    let content = try dialog.content(localizedBy: SampleLocalizer())
    for size in [0.8, 2] {
      let theme = Theme.light.withTextSize(size)
      let texts = try Drawing(content, RenderOptions(textSize: size)).setTexts.map(\.text)
      for text in texts {
        #expect(text.lines.count <= theme.type[text.text.style].lineLimit)
        #expect(!text.isOverflowing)
        #expect(text.isCut == (text.text.text.string.count == 3_000))
      }
    }
  }
}

extension DialogLayout.Element {
  fileprivate var buttonID: String? { if case .button(let id) = owner { id } else { nil } }
}

extension DialogLayout {
  /// What the marks of shortened lists say.
  fileprivate var rests: [Owner: Int] {
    let marks = elements.compactMap { element -> (Owner, Int)? in
      guard let words = element.text?.text.string, words.hasPrefix("… +") else { return nil }
      return (element.owner, Int(words.dropFirst(3)) ?? 0)
    }
    return Dictionary(marks) { $0 + $1 }
  }
}
