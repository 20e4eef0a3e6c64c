import Dialogs
import Testing

@testable import DialogTerminal

@Suite struct `In a terminal of any size` {

  private func check(_ frame: TerminalFrame, _ dialog: InteractiveDialog, _ seed: UInt64) {
    let measure = TextMeasure(isAmbiguousWide: dialog.style.isAmbiguousWide)
    let size = dialog.size
    #expect(frame.lines.count <= size.rows, "seed \(seed)")
    for (number, line) in frame.lines.enumerated() {
      let width = line.runs.reduce(0) { $0 + measure.width(of: $1.text) }
      #expect(width <= size.columns, "seed \(seed), row \(number)")
      let isObeyed = line.text.unicodeScalars.contains {
        $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0.properties.isBidiControl
      }
      #expect(!isObeyed, "seed \(seed), row \(number)")
    }
    if let cursor = frame.cursor {
      #expect(frame.lines.indices.contains(cursor.row), "seed \(seed)")
      #expect((0..<size.columns).contains(cursor.column), "seed \(seed)")
    }
    for target in frame.targets {
      #expect(frame.lines.indices.contains(target.row), "seed \(seed)")
      #expect(target.columns.upperBound <= size.columns, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<UInt64(40)) func `a frame fits, whatever is shown and pressed`(
    seed: UInt64
  ) throws {
    var random = RandomDialogs(seed: seed)
    var dialog = InteractiveDialog(
      try random.content(), style: random.style(), size: random.size())
    for _ in 0..<30 {
      check(dialog.frame, dialog, seed)
      _ = dialog.handle(random.key())
      if random.number(0...5) == 0 { dialog.resize(random.size()) }
      if random.number(0...9) == 0 { dialog.tick() }
    }
    let response = Response(.cancelled(.timeout, index: nil), values: dialog.content.values)
    check(dialog.folded(response), dialog, seed)
    if let button = dialog.content.buttons.first {
      let response = Response(.button(id: button.id, index: 0), values: dialog.content.values)
      check(dialog.folded(response), dialog, seed)
    }
  }
}
