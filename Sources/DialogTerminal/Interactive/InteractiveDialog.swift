import DialogGraphics
import Dialogs

/// A dialog as the reader works with it, as a pure value: keys in, events and frames out.
struct InteractiveDialog {
  /// What is shown, with the values that the reader gave.
  var content: DialogContent
  /// What the terminal can show.
  var style: InteractiveStyle {
    didSet { picture = icon.flatMap { IconPicture($0, style) } }
  }
  /// The dialog's icon, where it is to be shown as a picture.
  var icon: Bitmap? {
    didSet { picture = icon.flatMap { IconPicture($0, style) } }
  }
  /// The icon as the terminal can show it.
  private(set) var picture: IconPicture?
  /// The terminal's size; 80 columns and 24 rows where it is not known.
  private(set) var size: TerminalSize
  /// What the keys go to; of a list of items the field, and the list knows the item.
  var focus: Focus?
  /// What text is typed with, by field.
  var editors: [String: LineEditor] = [:]
  /// What there is to choose, by field.
  var lists: [String: ItemList] = [:]
  /// The buttons, where they are too many to see at once.
  var buttonList: ItemList?
  /// What escape does: the title of the button that it is like; `nil` where it does nothing.
  private(set) var escapeTitle: String?
  /// The first row of the text that is seen.
  var scroll = 0
  /// How often ``tick()`` was called.
  private(set) var ticks = 0
  /// Whether a button was pressed that may yet be refused.
  var awaitsVerdict = false

  init(_ content: DialogContent, style: InteractiveStyle, size: TerminalSize) {
    self.content = content
    self.style = style
    self.size = size.known
    takeFields()
    takeButtons()
    setFocus(firstFocus)
  }

  /// Whether the buttons are what a sheet has to choose from.
  var isSheetOfButtons: Bool { content.kind == .sheet && content.fields.isEmpty }

  /// Takes the content as it is now.
  ///
  /// The values are the reader's: the content may have been on its way when they were given. Where
  /// a button was pressed with these values and fields have problems, the keys go to the first.
  mutating func update(_ content: DialogContent) {
    let old = self.content
    self.content = content
    if old.fields.map(\.id) != content.fields.map(\.id)
      || old.fields.map(\.items) != content.fields.map(\.items)
    {
      takeFields()
    } else {
      for index in content.fields.indices
      where old.fields[index].value != content.fields[index].value {
        self.content.fields[index].value = old.fields[index].value
        self.content.fields[index].problem = old.fields[index].problem
      }
    }
    if old.buttons != content.buttons { takeButtons() }
    let refused = content.fields.first { $0.problem != nil }
    if awaitsVerdict, let refused, content.values == old.values {
      awaitsVerdict = false
      setFocus(.field(refused.id))
    } else if !focusOrder.contains(where: { $0 == focus }) {
      setFocus(firstFocus)
    }
  }

  /// Takes the terminal's new size.
  mutating func resize(_ size: TerminalSize) {
    self.size = size.known
  }

  /// Whether something moves by itself, so that ``tick()`` is to be called ten times a second.
  var isMoving: Bool { content.progress != nil && content.progress?.percent == nil }

  /// Moves what moves by itself.
  mutating func tick() { ticks += 1 }

  /// What stands on the terminal now.
  var frame: TerminalFrame { FrameLayout(self).frame }

  private mutating func takeFields() {
    editors = [:]
    lists = [:]
    for field in content.fields {
      switch field.value {
      case .text(let text): editors[field.id] = LineEditor(text)
      case .flag: break
      case .items(let chosen):
        var list = ItemList(field.items.map(\.title.string))
        if let first = field.items.firstIndex(where: { chosen.contains($0.id) }) {
          list.move(to: first)
        }
        lists[field.id] = list
      }
    }
  }

  private mutating func takeButtons() {
    let list = ItemList(content.buttons.map(\.title.string))
    buttonList = list.isLong ? list : nil
    let button = content.cancelButton ?? content.buttons.first
    escapeTitle = content.isEnded(by: .escape) ? button?.title.string : nil
  }
}

extension TerminalSize {
  /// The size, with the usual one for what a terminal does not know.
  fileprivate var known: TerminalSize {
    TerminalSize(columns: columns > 0 ? columns : 80, rows: rows > 0 ? rows : 24)
  }
}
