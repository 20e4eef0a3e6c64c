import Dialogs

extension InteractiveDialog {
  /// What the keys can go to, in order.
  var focusOrder: [Focus] {
    content.fields.map { .field($0.id) }
      + reachableButtons.map { .button(content.buttons[$0].id) }
  }

  /// Whether there is more than one thing that the keys can go to.
  var hasSeveralFocuses: Bool {
    content.fields.count > 1
      || content.fields.count + content.buttons.count { $0.isEnabled } > 1
  }

  /// The field that the keys go to.
  var focusedField: DialogContent.Field? {
    if case .field(let id) = focus { content.field(id: id) } else { nil }
  }

  /// Whether the keys type text.
  var isTextTyped: Bool { [.text, .secure].contains(focusedField?.kind) }

  /// The button that the keys go to.
  var focusedButton: DialogContent.Button? {
    guard case .button(let id) = focus else { return nil }
    // Of thousands the list knows the place.
    if let place = buttonList?.place, content.buttons[place].id == id {
      return content.buttons[place]
    }
    return content.button(id: id)
  }

  /// The button that Return presses where no button has the focus.
  var defaultButton: DialogContent.Button? {
    guard let button = content.defaultButton.flatMap({ content.button(id: $0) }), button.isEnabled
    else { return nil }
    return button
  }

  /// The places of the buttons that can be chosen and are not filtered away.
  var reachableButtons: [Int] {
    let shown = buttonList?.places ?? Array(content.buttons.indices)
    return shown.filter { content.buttons[$0].isEnabled }
  }

  /// What the keys go to at first: a field that is more than a check box, else the default button; a
  /// button that destroys only where there is nothing else.
  var firstFocus: Focus? {
    if let field = content.fields.first(where: { $0.kind != .checkbox }) { return .field(field.id) }
    if let button = defaultButton, button.role != .destructive { return .button(button.id) }
    let buttons = content.buttons.filter(\.isEnabled)
    if let harmless = buttons.first(where: { $0.role != .destructive }) {
      return .button(harmless.id)
    }
    return buttons.count == 1 ? .button(buttons[0].id) : nil
  }

  /// Sends the keys elsewhere; a list is no longer filtered then.
  mutating func setFocus(_ new: Focus?) {
    if focus != new {
      if let field = focusedField { lists[field.id]?.endFilter() }
      if case .field = new { buttonList?.endFilter() }
    }
    focus = new
    if case .button(let id) = new,
      let place = content.buttons.firstIndex(where: { $0.id == id })
    {
      if buttonList?.places.contains(place) == false { buttonList?.endFilter() }
      buttonList?.move(to: place)
    }
  }

  /// Sends the keys elsewhere and tells so.
  mutating func move(to new: Focus?) -> [SurfaceEvent] {
    guard let new, new != focus else { return [] }
    setFocus(new)
    return [.focused(new.id)]
  }

  /// Sends the keys to the next thing, or the one before, from the last to the first.
  mutating func moveFocus(by step: Int) -> [SurfaceEvent] {
    let order = focusOrder
    if order.isEmpty { return [] }
    guard let place = order.firstIndex(where: { $0 == focus }) else {
      return move(to: step > 0 ? order.first : order.last)
    }
    return move(to: order[(place + step + order.count) % order.count])
  }
}

extension Focus {
  /// The id of the field or button.
  var id: String {
    switch self {
    case .field(let id), .item(let id, _), .button(let id): id
    }
  }
}
