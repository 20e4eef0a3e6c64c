import Dialogs

/// How wide a dialog wants to be, whatever is typed and whatever is wrong with it.
struct FrameWidth {
  /// The cells of a field where text is typed, and of a bar.
  private static let entry = 44
  private static let bar = 56
  /// The fewest cells that look like a dialog.
  private static let least = 28
  /// The items of a list that are looked at; longer lists are as wide as they may be.
  private static let longestList = 50

  private let dialog: InteractiveDialog
  private let pen: FramePen
  private let picture: IconPicture?

  /// The wishes of a dialog, with a picture beside the text where there is one.
  init(_ dialog: InteractiveDialog, _ pen: FramePen, _ picture: IconPicture?) {
    self.dialog = dialog
    self.picture = picture
    self.pen = pen
  }

  /// The cells between the margins.
  func wanted(atMost most: Int) -> Int {
    let content = dialog.content
    var wanted = Self.least
    if content.progress != nil { wanted = Self.bar }
    // The sign of an icon stands before the title.
    if let title = content.title { wanted = max(wanted, width(of: title) + (picture?.width ?? 4)) }
    if let message = content.message, wanted < most {
      wanted = max(wanted, width(of: message) + (picture?.width ?? 0))
    }
    for field in content.fields where wanted < most { wanted = max(wanted, width(of: field)) }
    if wanted < most { wanted = max(wanted, widthOfButtons(most)) }
    return min(wanted, most)
  }

  private func width(of text: ResolvedText) -> Int {
    text.string.split(separator: "\n").map { pen.measure.width(of: String($0).visible) }.max() ?? 0
  }

  private func width(of field: DialogContent.Field) -> Int {
    let label = field.label.map { width(of: $0) } ?? 0
    let mark = field.isRequired ? pen.measure.width(of: dialog.content.words.requiredMark) + 3 : 0
    let titles = dialog.lists[field.id]?.titles ?? []
    if titles.count > Self.longestList { return .max }
    let items = titles.map { pen.measure.width(of: $0) }.max() ?? 0
    let entry = dialog.editors[field.id] == nil ? 0 : Self.entry
    return max(label + mark + 6, items + 8, entry)
  }

  private func widthOfButtons(_ most: Int) -> Int {
    let buttons = dialog.content.buttons
    if buttons.count > Self.longestList { return .max }
    let widths = buttons.map { FrameButton($0, dialog, pen).width }
    let row = widths.reduce(0, +) + FrameButton.gap * max(0, buttons.count - 1)
    let isRow = row <= most && !dialog.isSheetOfButtons
    return isRow ? row : widths.max() ?? 0
  }
}
