import Dialogs

extension InteractiveDialog {
  /// What a key does.
  ///
  /// A dialog that there is no room for is not answered: there only escape and Ctrl-C act. The rows
  /// and columns of the mouse are those of the frame.
  mutating func handle(_ key: Key) -> [SurfaceEvent] {
    if key == .control("c") { return [.ended(.interrupted)] }
    let layout = FrameLayout(self)
    if layout.isTooSmall { return key == .escape ? [.escape] : [] }
    let events = act(on: key, layout)
    scroll = max(0, min(scroll, layout.lastScroll))
    return events
  }

  private mutating func act(on key: Key, _ layout: FrameLayout) -> [SurfaceEvent] {
    if case .mouse(let event) = key { return act(on: event, layout) }
    if let events = act(onEverywhere: key, layout) { return events }
    if let field = focusedField {
      if let events = act(on: key, in: field, layout) { return events }
    } else if let events = act(onButtons: key, layout) {
      return events
    }
    switch key {
    case .escape: return [.escape]
    case .control("d") where content.kind != .progress: return [.ended(.endOfInput)]
    case .up, .down:
      let step = key == .up ? -1 : 1
      if layout.lastScroll == 0 { return moveWithoutTurning(by: step) }
      scroll += step
    case .pageUp: scroll -= max(1, layout.textHeight - 1)
    case .pageDown: scroll += max(1, layout.textHeight - 1)
    case .character(let letter): return press(accessKey: letter)
    default: break
    }
    return []
  }

  private mutating func act(onEverywhere key: Key, _ layout: FrameLayout) -> [SurfaceEvent]? {
    switch key {
    case .tab: return leave(by: 1)
    case .backTab: return leave(by: -1)
    case .alt(let letter):
      let events = press(accessKey: letter)
      return events.isEmpty ? nil : events
    default: return nil
    }
  }

  /// What a key does while a button has the focus, or nothing; `nil` where it does nothing.
  private mutating func act(onButtons key: Key, _ layout: FrameLayout) -> [SurfaceEvent]? {
    if let events = filterButtons(by: key) { return events }
    let forward: Key = content.language.direction == .rightToLeft ? .left : .right
    switch key {
    case .enter, .character(" "): return focusedButton.map { press($0) } ?? []
    case .left, .right: return moveAmongButtons(by: key == forward ? 1 : -1)
    case .up where layout.isStacked: return moveAmongButtons(by: -1)
    case .up where layout.lastScroll == 0 && !content.fields.isEmpty:
      return move(to: content.fields.last.map { .field($0.id) })
    case .down where layout.isStacked: return moveAmongButtons(by: 1)
    case .pageUp where layout.isStacked && layout.lastScroll == 0:
      return moveAmongButtons(by: -layout.listHeight)
    case .pageDown where layout.isStacked && layout.lastScroll == 0:
      return moveAmongButtons(by: layout.listHeight)
    case .home: return moveAmongButtons(by: -content.buttons.count)
    case .end: return moveAmongButtons(by: content.buttons.count)
    default: return nil
    }
  }

  private mutating func moveAmongButtons(by step: Int) -> [SurfaceEvent] {
    let places = reachableButtons
    guard let last = places.indices.last else { return [] }
    func button(_ number: Int) -> Focus { .button(content.buttons[places[number]].id) }
    let current = focusedButton?.id
    guard let number = places.firstIndex(where: { content.buttons[$0].id == current }) else {
      return move(to: button(step > 0 ? 0 : last))
    }
    // Up from the first button leads back to the fields.
    if number == 0, step == -1, let field = content.fields.last {
      return move(to: .field(field.id))
    }
    return move(to: button(max(0, min(number + step, last))))
  }

  private mutating func moveWithoutTurning(by step: Int) -> [SurfaceEvent] {
    let order = focusOrder
    let place = order.firstIndex { $0 == focus } ?? -1
    guard order.indices.contains(place + step) else { return [] }
    return move(to: order[place + step])
  }

  private mutating func filterButtons(by key: Key) -> [SurfaceEvent]? {
    guard var list = buttonList else { return nil }
    guard list.takes(key) else { return nil }
    buttonList = list
    guard let place = list.place, content.buttons[place].isEnabled else {
      focus = nil
      return []
    }
    return move(to: .button(content.buttons[place].id))
  }

  /// Presses the button that a letter stands for; one that destroys is only gone to.
  private mutating func press(accessKey letter: Character) -> [SurfaceEvent] {
    let letter = letter.lowercased()
    guard
      let button = content.buttons.first(where: {
        $0.isEnabled && $0.accessKey?.lowercased() == letter
      })
    else { return [] }
    if button.role == .destructive { return move(to: .button(button.id)) }
    return press(button)
  }

  /// Goes to a button and presses it.
  mutating func press(_ button: DialogContent.Button) -> [SurfaceEvent] {
    guard button.isEnabled else { return [] }
    let moved = move(to: .button(button.id))
    awaitsVerdict = button.role != .cancel
    return moved + [.clicked(button.id, values: content.values)]
  }
}
