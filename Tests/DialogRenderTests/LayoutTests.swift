import Dialogs
import Testing

@testable import DialogRender

@Suite("A layout")
struct LayoutTests {
  static let anchors: [DialogAnchor?] = [
    nil, .view("v"), .barButton("b"), .tabBar("t"), .toolbar("l"),
    .rect(DialogRect(x: 180, y: 120, width: 60, height: 24)),
  ]

  private func layout(_ content: DialogContent, textSize: Double = 1) throws -> DialogLayout {
    try DialogLayout(content, theme: .light.withTextSize(textSize), measurer: BlockMeasurer())
  }

  private func layouts(seed: UInt64) throws -> [DialogLayout] {
    try ["en", "ar"].flatMap { language in
      try Self.anchors.map { anchor in
        try layout(GeneratedContent.content(seed: seed, language: language, anchor: anchor))
      }
        + [0.8, 2].map { size in
          try layout(GeneratedContent.content(seed: seed, language: language), textSize: size)
        }
    }
  }

  @Test(
    "keeps everything on the card and the card on the canvas", arguments: 0..<80 as Range<UInt64>)
  func inside(seed: UInt64) throws {
    for layout in try layouts(seed: seed) {
      let canvas = DialogRect(x: 0, y: 0, width: layout.width, height: layout.height)
      #expect(canvas.contains(layout.card))
      for element in layout.elements {
        #expect(layout.card.contains(element.frame), "\(element)")
      }
      for hint in layout.hints { #expect(canvas.contains(hint.frame), "\(hint)") }
    }
  }

  @Test(
    "lets nothing overlap, and keeps what belongs to a button within it",
    arguments: 0..<80 as Range<UInt64>)
  func apart(seed: UInt64) throws {
    for layout in try layouts(seed: seed) {
      let boxes = layout.elements.filter(\.isBox)
      let leaves = layout.elements.filter { !$0.isBox && $0.part != .separator }
      for pair in boxes.pairs + leaves.pairs {
        #expect(!pair.0.frame.overlaps(pair.1.frame), "\(pair)")
      }
      for box in boxes {
        for leaf in leaves where box.frame.overlaps(leaf.frame) {
          #expect(box.owner == leaf.owner && box.frame.contains(leaf.frame), "\(box) \(leaf)")
        }
      }
    }
  }

  @Test("gives every text the room that its lines take", arguments: 0..<20 as Range<UInt64>)
  func textRoom(seed: UInt64) throws {
    for size in [0.8, 1, 1.5, 2] {
      let type = Theme.light.withTextSize(size).type
      let content = try GeneratedContent.content(seed: seed, language: "en")
      for element in try layout(content, textSize: size).elements {
        guard let text = element.text else { continue }
        let needed = BlockMeasurer().size(of: text, in: type, width: element.frame.width)
        #expect(needed.height <= element.frame.height && needed.width <= element.frame.width)
      }
    }
  }

  @Test("shows every button once, with its title", arguments: 0..<80 as Range<UInt64>)
  func complete(seed: UInt64) throws {
    let content = try GeneratedContent.content(seed: seed, language: "en")
    let elements = try layout(content).elements
    for button in content.buttons {
      let own = elements.filter { $0.owner == .button(button.id) }
      #expect(own.filter(\.isBox).count == 1)
      #expect(own.compactMap(\.text).map(\.text) == [button.title])
    }
  }

  @Test(
    "that begins at the right is the mirror image of the one that begins at the left",
    arguments: 0..<80 as Range<UInt64>)
  func mirrored(seed: UInt64) throws {
    // There are no translations to Hebrew here, so that both have the same words.
    for anchor in Self.anchors.dropLast() {
      let left = try layout(GeneratedContent.content(seed: seed, language: "en", anchor: anchor))
      let right = try layout(GeneratedContent.content(seed: seed, language: "he", anchor: anchor))
      let width = left.width
      #expect(right.width == width && right.height == left.height)
      #expect(right.card == left.card.mirrored(in: width))
      #expect(right.elements.count == left.elements.count)
      for (element, other) in zip(right.elements, left.elements) {
        #expect(element.owner == other.owner && element.text?.style == other.text?.style)
        #expect(element.frame.isNear(other.frame.mirrored(in: width)), "\(element) \(other)")
      }
      #expect(right.hints.map(\.frame) == left.hints.map { $0.frame.mirrored(in: width) })
      #expect(right.arrow?.tipX == left.arrow.map { width - $0.tipX })
      #expect(right.arrow?.footX == left.arrow.map { width - $0.footX })
    }
  }

  @Test("puts the icon on the side where lines begin")
  func icon() throws {
    let english = try layout(Sample.deletion.content())
    let arabic = try layout(Sample.deletion.content(in: "ar"))
    let texts = [english, arabic].map { $0.frames(of: .dialog).last ?? $0.card }
    #expect(texts[0].x == english.card.x + Theme.light.metrics.cardPadding)
    #expect(texts[1].maxX == arabic.card.maxX - Theme.light.metrics.cardPadding)
  }

  @Test(
    "of an alert has short buttons in a row and long or many ones above each other",
    arguments: [
      (["OK"], true), (["OK", "No"], true), (["OK", "No", "Later"], true),
      (["OK", "No", "Later", "Never"], false),
      (["OK", "Move everything to another folder"], false), (["OK", "a\nb"], false),
    ])
  func rowOrStack(titles: [String], isRow: Bool) throws {
    let content = try Dialog.alert(
      "Title", buttons: titles.map { DialogButton(DialogText(verbatim: $0)) }
    ).content()
    let frames = try layout(content).elements.filter(\.isBox).map(\.frame)
    #expect(frames.count == titles.count)
    #expect(Set(frames.map(\.y)).count == (isRow ? 1 : titles.count))
    #expect(Set(frames.map(\.width)).count == 1)
  }

  @Test("begins a row with cancel and a stack with the default, and leaves the indices alone")
  func order() throws {
    var dialog = Dialog.alert(
      "Title", buttons: [DialogButton("Save"), .destructive("Drop"), .cancel()])
    func ids(_ content: DialogContent) throws -> [DialogLayout.Owner] {
      try layout(content).elements.filter(\.isBox).map(\.owner)
    }
    #expect(try ids(dialog.content()) == [.button("cancel"), .button("drop"), .button("save")])
    dialog.addButton("More")
    let content = try dialog.content()
    #expect(
      try ids(content) == [.button("save"), .button("drop"), .button("more"), .button("cancel")])
    #expect(content.buttons.map(\.index) == [0, 1, 2, 3])
  }

  @Test("of a sheet has the cancel button apart, below the actions")
  func sheet() throws {
    let layout = try layout(Sample.photo.content())
    let rows = layout.elements.filter(\.isBox).map(\.frame)
    #expect(rows.count == 4)
    #expect(rows[1].y == rows[0].maxY && rows[2].y == rows[1].maxY)
    #expect(rows[3].y == rows[2].maxY + Theme.light.metrics.buttonGap)
  }

  @Test("grows wider for a long message, and then higher")
  func growth() throws {
    func card(lines: Int) throws -> DialogRect {
      let message = Array(repeating: "word", count: lines).joined(separator: "\n")
      return try layout(
        try Dialog.alert("Title", message: DialogText(verbatim: message)).content()
      ).card
    }
    let widths = Theme.light.metrics.alertWidths
    let cards = try [1, 12, 40].map(card)
    #expect(cards.map(\.width) == [widths[0], widths[2], widths[2]])
    #expect(cards[2].height == cards[1].height + 28 * Theme.light.type[.message].lineHeight)
  }

  @Test("shows a dot for each letter of a password, and never the password")
  func password() throws {
    var content = try Dialog.alert("Sign in", fields: [.secure("password")]).content()
    content.fields[0].value = .text("geheim")
    let texts = try layout(content).elements.compactMap { $0.text?.text.string }
    #expect(texts.contains("••••••"))
    #expect(!texts.contains { $0.contains("geheim") })
  }

  @Test("survives a progress that is no number", arguments: [Double.nan, .infinity, -1, 2])
  func progress(fraction: Double) throws {
    var content = try Sample.progress.content()
    content.progress = .fraction(fraction)
    #expect(try layout(content).card.height > 0)
  }
}
