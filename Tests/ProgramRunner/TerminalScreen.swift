/// What a terminal shows of the bytes that it is sent: the part of ECMA-48 and of xterm's that
/// dialogs use, and nothing else.
public struct TerminalScreen: Sendable {
  /// One cell; the second of a wide character has no text.
  public struct Cell: Sendable, Hashable {
    /// The character, with what combines with it.
    public var text = " "
    /// The parameters of SGR that it was written with.
    public var style: [Int] = []
  }

  struct Row: Sendable {
    var cells: [Cell]
    var isContinued = false
  }

  /// The terminal's columns.
  public internal(set) var columns: Int
  var grid: [Row]
  /// What was pushed out at the top.
  var history: [Row] = []
  /// The cursor's row.
  public internal(set) var row = 0
  /// The cursor's column.
  public internal(set) var column = 0
  var isFull = false
  private var saved = (row: 0, column: 0)
  private var style: [Int] = []
  /// The private modes that are set; 25 is that the cursor is shown.
  public private(set) var modes: Set<Int> = [25]
  /// The sequences that are no text and were not understood.
  public private(set) var unknown: [String] = []
  /// What the terminal answers to the questions that it was asked, if it does.
  public var answers: [UInt8] = []
  /// Its background, as it tells it.
  public var background = "0000/0000/0000"
  private var decoder = Decoder()

  /// An empty screen.
  public init(columns: Int = 80, rows: Int = 24) {
    self.columns = columns
    grid = Array(repeating: Row(cells: Array(repeating: Cell(), count: columns)), count: rows)
  }

  /// Whether the cursor is shown.
  public var isCursorShown: Bool { modes.contains(25) }

  /// The text of every row, without the spaces at its end.
  public var lines: [String] { grid.map(\.text) }

  /// The text of all rows down to the last that has any, also of those that were pushed out.
  public var text: String {
    var rows = (history + grid).map(\.text)
    while rows.last == "" { rows.removeLast() }
    return rows.joined(separator: "\n")
  }

  /// The cells of a row.
  public func cells(ofRow row: Int) -> [Cell] { grid[row].cells }

  /// Shows bytes.
  public mutating func feed(_ bytes: [UInt8]) {
    for byte in bytes {
      for token in decoder.take(byte) { take(token) }
    }
  }

  private mutating func take(_ token: Decoder.Token) {
    switch token {
    case .scalar(let scalar): take(scalar)
    case .control("\r"): (column, isFull) = (0, false)
    case .control("\n"): lineFeed()
    case .control("\u{8}"): (column, isFull) = (max(0, column - 1), false)
    case .control: break
    case .escape("7"): saved = (row, column)
    case .escape("8"): ((row, column), isFull) = (saved, false)
    case .escape(let final): unknown.append("ESC \(final)")
    case .sequence(let prefix, let parameters, let final):
      obey(prefix, parameters, final)
    case .string(let text):
      if text == "]11;?" { answers += Array("\u{1B}]11;rgb:\(background)\u{1B}\\".utf8) }
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    let width = scalar.cells
    if let base = cellBefore, width == 0 || grid[row].cells[base].text.last?.isOpen == true {
      grid[row].cells[base].text.unicodeScalars.append(scalar)
      return
    }
    if isFull || column + width > columns {
      grid[row].isContinued = true
      column = 0
      lineFeed()
    }
    grid[row].cells[column] = Cell(text: String(scalar), style: style)
    if width == 2, column + 1 < columns {
      grid[row].cells[column + 1] = Cell(text: "", style: style)
    }
    column += width
    isFull = column >= columns
    if isFull { column = columns - 1 }
  }

  /// The column of the character before the cursor.
  private var cellBefore: Int? {
    let last = isFull ? column : column - 1
    guard last > 0, grid[row].cells[last].text.isEmpty else { return last < 0 ? nil : last }
    return last - 1
  }

  private mutating func lineFeed() {
    isFull = false
    if row + 1 < grid.count {
      row += 1
    } else {
      history.append(grid.removeFirst())
      grid.append(Row(cells: Array(repeating: Cell(), count: columns)))
    }
  }

  private mutating func obey(_ prefix: String, _ parameters: [Int], _ final: Character) {
    let count = max(1, parameters.first ?? 1)
    switch (prefix, final) {
    case ("", "A"): row = max(0, row - count)
    case ("", "B"): row = min(grid.count - 1, row + count)
    case ("", "C"): column = min(columns - 1, column + count)
    case ("", "D"): column = max(0, column - count)
    case ("", "G"): column = min(columns - 1, count - 1)
    case ("", "H"):
      row = min(grid.count - 1, count - 1)
      column = min(columns - 1, max(1, parameters.dropFirst().first ?? 1) - 1)
    case ("", "J"): erase(parameters.first ?? 0)
    case ("", "K"): eraseLine(parameters.first ?? 0)
    case ("", "m"): style = parameters == [0] || parameters.isEmpty ? [] : style + parameters
    case ("?", "h"): modes.formUnion(parameters)
    case ("?", "l"): modes.subtract(parameters)
    case ("", "c"): answers += Array("\u{1B}[?62;22c".utf8)
    case ("", "n"): answers += Array("\u{1B}[\(row + 1);\(column + 1)R".utf8)
    case ("", "t"): answers += Array("\u{1B}[6;16;8t".utf8)
    default: unknown.append("CSI \(prefix)\(parameters) \(final)")
    }
    if ["A", "B", "C", "D", "G", "H"].contains(final) { isFull = false }
  }

  private mutating func erase(_ kind: Int) {
    eraseLine(kind)
    let below = row + 1
    let others = kind == 0 ? below..<max(below, grid.count) : 0..<(kind == 1 ? row : grid.count)
    for number in others { grid[number] = Row(cells: Array(repeating: Cell(), count: columns)) }
  }

  private mutating func eraseLine(_ kind: Int) {
    let range = kind == 0 ? column..<columns : 0..<(kind == 1 ? column + 1 : columns)
    for place in range { grid[row].cells[place] = Cell() }
    if kind != 1 { grid[row].isContinued = false }
  }
}

extension TerminalScreen.Row {
  var text: String {
    var text = cells.map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension Character {
  /// Whether it goes on with what comes next.
  fileprivate var isOpen: Bool { unicodeScalars.last == "\u{200D}" }
}

extension Unicode.Scalar {
  /// The cells that a terminal gives it.
  fileprivate var cells: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
