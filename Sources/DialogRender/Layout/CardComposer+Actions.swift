internal import Dialogs

extension CardComposer {
  /// The buttons of a sheet: a list of actions as in the dialog, cancel apart below it.
  mutating func addActions() {
    let actions = content.buttons.filter { $0.role != .cancel }
    if !actions.isEmpty {
      beginSection()
      let shown = shown(of: actions) { $0.id == content.defaultButton }
      addList(of: shown)
      addRest(
        actions.count - shown.count, of: .dialog, below: metrics.labelGap,
        x: metrics.cardPadding, alignment: .center)
    }
    if let cancel = content.cancelButton {
      if actions.isEmpty { beginSection() } else { y += metrics.buttonGap }
      addList(of: [cancel])
    }
  }

  /// Rows that touch; where one has an icon, all titles begin after the icons.
  private mutating func addList(of buttons: [DialogContent.Button]) {
    let iconRoom =
      buttons.contains { $0.icon != nil } ? metrics.buttonIconSize + metrics.buttonPadding : 0
    for (place, button) in buttons.enumerated() {
      let isLast = place == buttons.count - 1
      let row = addRow(button, iconRoom: iconRoom, isFirst: place == 0, isLast: isLast)
      guard !isLast else { continue }
      let inset = iconRoom == 0 ? 0 : metrics.buttonPadding + iconRoom
      add(.separator, x: row.x + inset, y: row.maxY - 1, width: row.width - inset, height: 1)
    }
  }

  private mutating func addRow(
    _ button: DialogContent.Button, iconRoom: Double, isFirst: Bool, isLast: Bool
  ) -> DialogRect {
    let owner = DialogLayout.Owner.button(button.id)
    let title = rowTitle(of: button, alignment: iconRoom > 0 ? .leading : .center)
    let titleX = metrics.cardPadding + metrics.buttonPadding + iconRoom
    let titleWidth = width - metrics.cardPadding - metrics.buttonPadding - titleX
    let titleHeight = size(of: title, width: titleWidth).height
    let row = DialogRect(
      x: metrics.cardPadding, y: y, width: innerWidth,
      height: max(metrics.rowHeight, titleHeight + 2 * metrics.textInset))
    add(.row(rowTint(of: button), isFirst: isFirst, isLast: isLast), of: owner, in: row)
    if let icon = button.icon {
      addIcon(
        icon, of: owner, on: button.isEnabled ? .plain : .disabled,
        x: row.x + metrics.buttonPadding,
        y: row.midY - metrics.buttonIconSize / 2, side: metrics.buttonIconSize)
    }
    add(
      .text(title), of: owner, x: titleX, y: row.midY - titleHeight / 2, width: titleWidth,
      height: titleHeight)
    y += row.height
    return row
  }

  /// A list tells what is destructive or disabled by the text alone, so that it stays calm.
  private func rowTint(of button: DialogContent.Button) -> Theme.Tint {
    button.id == content.defaultButton && button.isEnabled ? .softAccent : .neutral
  }

  private func rowTitle(
    of button: DialogContent.Button, alignment: StyledText.Alignment
  ) -> StyledText {
    let isDefault = button.id == content.defaultButton
    let tone: Theme.Tone =
      switch (button.isEnabled, button.role, isDefault) {
      case (false, _, _): .disabled
      case (true, .destructive, _): .destructive
      case (true, _, true): .accent
      case (true, _, false): .primary
      }
    let isStrong = isDefault || button.role == .destructive
    return StyledText(
      button.title, isStrong ? .strongButton : .button, tone, alignment: alignment)
  }
}
