internal import Dialogs

extension CardComposer {
  /// The buttons of an alert: two or three in a row where they fit, else one above the other.
  ///
  /// A row begins with cancel and ends with the default; a stack begins with the default and ends
  /// with cancel. Between them they stand as in the dialog.
  mutating func addButtons() {
    guard !content.buttons.isEmpty else { return }
    beginSection()
    if let columnWidth = widthOfColumns() {
      addRow(of: content.buttons.sorted { rowRank($0) < rowRank($1) }, width: columnWidth)
    } else {
      addStack()
    }
  }

  private mutating func addStack() {
    let answers = content.buttons.filter { $0.role != .cancel }
      .sorted { stackRank($0) < stackRank($1) }
    let shown = shown(of: answers, keeping: isDefault)
    addStack(of: shown)
    addRest(
      answers.count - shown.count, of: .dialog, below: metrics.labelGap, x: metrics.cardPadding,
      alignment: .center)
    guard let cancel = content.cancelButton else { return }
    if !answers.isEmpty { y += metrics.buttonGap }
    addStack(of: [cancel])
  }

  private func isDefault(_ button: DialogContent.Button) -> Bool {
    button.id == content.defaultButton
  }

  // The index makes each rank unique, so that the order does not hang on how sorting treats equals.
  private func rowRank(_ button: DialogContent.Button) -> (Int, Int) {
    (button.role == .cancel ? 0 : isDefault(button) ? 2 : 1, button.index)
  }

  private func stackRank(_ button: DialogContent.Button) -> (Int, Int) {
    (isDefault(button) ? 0 : 1, button.index)
  }

  /// The width of each button in a row, or `nil` where they are too many or too long for one.
  private func widthOfColumns() -> Double? {
    let count = Double(content.buttons.count)
    guard count <= 3 else { return nil }
    let columnWidth = (innerWidth - (count - 1) * metrics.buttonGap) / count
    let fits = content.buttons.allSatisfy { button in
      let room = titleWidth(of: button, in: columnWidth)
      return !button.title.string.contains("\n")
        && size(of: titleText(of: button), width: .infinity).width <= room
    }
    return fits ? columnWidth : nil
  }

  private mutating func addRow(of buttons: [DialogContent.Button], width columnWidth: Double) {
    let height = buttons.map { buttonHeight(of: $0, width: columnWidth) }.max() ?? 0
    var x = metrics.cardPadding
    for button in buttons {
      add(button, in: DialogRect(x: x, y: y, width: columnWidth, height: height))
      x += columnWidth + metrics.buttonGap
    }
    y += height
  }

  private mutating func addStack(of buttons: [DialogContent.Button]) {
    for (place, button) in buttons.enumerated() {
      if place > 0 { y += metrics.buttonGap }
      let height = buttonHeight(of: button, width: innerWidth)
      add(
        button, in: DialogRect(x: metrics.cardPadding, y: y, width: innerWidth, height: height))
      y += height
    }
  }

  private mutating func add(_ button: DialogContent.Button, in frame: DialogRect) {
    add(.button(tint(of: button)), of: .button(button.id), in: frame)
    addTitle(of: button, in: frame)
  }

  private func tint(of button: DialogContent.Button) -> Theme.Tint {
    guard button.isEnabled else { return .disabled }
    return switch (button.role, isDefault(button)) {
    case (.destructive, true): .strongDestructive
    case (.destructive, false): .destructive
    case (_, true): .accent
    case (_, false): .neutral
    }
  }

  private func titleText(of button: DialogContent.Button) -> StyledText {
    let tone: Theme.Tone =
      switch tint(of: button) {
      case .disabled: .disabled
      case .strongDestructive: .onDestructive
      case .destructive: .destructive
      case .accent, .softAccent: .onAccent
      case .neutral: .primary
      }
    let isStrong = isDefault(button) || button.role == .destructive
    return StyledText(
      button.title, isStrong ? .strongButton : .button, tone, alignment: .center)
  }

  private func iconGround(of button: DialogContent.Button) -> DialogLayout.IconGround {
    switch tint(of: button) {
    case .accent, .strongDestructive: .strong
    case .neutral, .softAccent, .destructive: .plain
    case .disabled: .disabled
    }
  }

  private func iconRoom(of button: DialogContent.Button) -> Double {
    button.icon == nil ? 0 : metrics.buttonIconSize + metrics.itemGap
  }

  private func titleWidth(of button: DialogContent.Button, in buttonWidth: Double) -> Double {
    buttonWidth - 2 * metrics.buttonPadding - iconRoom(of: button)
  }

  private func buttonHeight(of button: DialogContent.Button, width: Double) -> Double {
    let title = size(of: titleText(of: button), width: titleWidth(of: button, in: width))
    return max(metrics.buttonHeight, title.height + 2 * metrics.textInset)
  }

  /// Icon and title together in the middle of the button.
  private mutating func addTitle(of button: DialogContent.Button, in frame: DialogRect) {
    let title = titleText(of: button)
    let room = titleWidth(of: button, in: frame.width)
    let titleSize = size(of: title, width: room)
    let owner = DialogLayout.Owner.button(button.id)
    var titleX = frame.x + metrics.buttonPadding
    var width = room
    if let icon = button.icon {
      width = titleSize.width
      let iconX = frame.x + (frame.width - iconRoom(of: button) - width) / 2
      addIcon(
        icon, of: owner, on: iconGround(of: button), x: iconX,
        y: frame.midY - metrics.buttonIconSize / 2, side: metrics.buttonIconSize)
      titleX = iconX + iconRoom(of: button)
    }
    add(
      .text(title), of: owner, x: titleX, y: frame.midY - titleSize.height / 2, width: width,
      height: titleSize.height)
  }
}
