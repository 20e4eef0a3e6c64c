/// One line of text that is edited by graphemes.
struct LineEditor: Hashable {
  /// What stands before the cursor, and after it: an edit touches their ends, however long they are.
  private(set) var before: String
  private(set) var after = ""
  private var killed = ""

  /// A text with the cursor at its end.
  init(_ text: String = "") {
    before = text
  }

  /// The text; setting it puts the cursor at its end.
  var text: String {
    get { before + after }
    set {
      before = newValue
      after = ""
    }
  }

  /// The graphemes before the cursor.
  var cursor: Int { before.count }

  /// Does what a key says.
  ///
  /// - Parameter key: A key; `left` is towards the beginning of the text.
  /// - Returns: Whether it is a key for editing, even if there was nothing to do.
  mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let text): insert(text.onOneLine)
    case .backspace: _ = before.popLast()
    case .delete: _ = after.popFirst()
    case .left: before.popLast().map { after.insert($0, at: after.startIndex) }
    case .right: after.popFirst().map { before.append($0) }
    case .home, .control("a"): moveToStart()
    case .end, .control("e"): text = before + after
    case .wordLeft: after = cutWordBefore() + after
    case .wordRight: before += cutWordAfter()
    case .wordBackspace: kill(cutWordBefore())
    case .alt("d"): kill(cutWordAfter())
    case .control("u"):
      kill(before)
      before = ""
    case .control("k"):
      kill(after)
      after = ""
    case .control("y"): insert(killed)
    default: return false
    }
    settle()
    return true
  }

  private mutating func insert(_ text: String) {
    before += text
  }

  private mutating func moveToStart() {
    after = before + after
    before = ""
  }

  /// Keeps a text for Ctrl-Y.
  private mutating func kill(_ text: String) {
    if !text.isEmpty { killed = text }
  }

  private mutating func cutWordBefore() -> String {
    var rest = before[...]
    while let last = rest.last, !last.isPartOfWord { rest.removeLast() }
    while let last = rest.last, last.isPartOfWord { rest.removeLast() }
    defer { before = String(rest) }
    return String(before[rest.endIndex...])
  }

  private mutating func cutWordAfter() -> String {
    let rest = after.drop { !$0.isPartOfWord }.drop { $0.isPartOfWord }
    defer { after = String(rest) }
    return String(after[..<rest.startIndex])
  }

  /// Moves the cursor behind the grapheme that an edit has put it into.
  private mutating func settle() {
    while let last = before.last, let next = after.unicodeScalars.first,
      (String(last) + String(next)).count == 1
    {
      before.unicodeScalars.append(after.unicodeScalars.removeFirst())
    }
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}

extension String {
  /// The text with spaces for line feeds; the one at the end, which a copied line has, is dropped.
  fileprivate var onOneLine: String {
    let text = last == "\n" ? dropLast() : self[...]
    return String(text.map { $0 == "\n" ? " " : $0 })
  }

  fileprivate mutating func popFirst() -> Character? { isEmpty ? nil : removeFirst() }
}
