import ProgramRunner

@testable import DialogTerminal

extension TerminalFrame {
  /// A frame of plain lines.
  init(_ lines: String..., cursor: CellPosition? = nil) {
    self.init(lines: lines.map { StyledLine($0) }, cursor: cursor)
  }

  /// A frame of all kinds of lines that fits a width.
  static func random(width: Int, rows: Int, using random: inout SplitMix) -> TerminalFrame {
    var frame = TerminalFrame()
    for _ in 0..<Int.random(in: 1...rows, using: &random) {
      frame.lines.append(.random(width: width, using: &random))
    }
    if Bool.random(using: &random) {
      frame.cursor = CellPosition(
        row: Int.random(in: 0..<frame.lines.count, using: &random),
        column: Int.random(in: 0..<width, using: &random))
    }
    return frame
  }
}

extension StyledLine {
  /// A plain line.
  init(_ text: String, _ style: TextStyle = TextStyle()) {
    self.init(runs: text.isEmpty ? [] : [Run(text: text, style: style)])
  }

  /// A line that is wanted often enough to meet itself again.
  static func random(width: Int, using random: inout SplitMix) -> StyledLine {
    let words = ["a", "bc ", " ", "漢字", "│", "é", "👨‍👩‍👧", "e\u{301}", "한", "─────", "ordinary"]
    let styles = [
      TextStyle(), TextStyle(isBold: true), TextStyle(isReversed: true),
      TextStyle(foreground: .rgb(1, 2, 3)), TextStyle(background: .indexed(7), isFaint: true),
    ]
    let measure = TextMeasure()
    var line = StyledLine()
    var room = [0, 3, width / 2, width, width].randomElement(using: &random) ?? 0
    while room > 0 {
      let word = words.randomElement(using: &random) ?? "a"
      let part = measure.prefix(of: word, fitting: room)
      let text = part.isEmpty ? "." : String(part)
      room -= measure.width(of: text)
      line.runs.append(
        Run(text: text, style: styles.randomElement(using: &random) ?? TextStyle()))
    }
    return line
  }
}

/// Numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
