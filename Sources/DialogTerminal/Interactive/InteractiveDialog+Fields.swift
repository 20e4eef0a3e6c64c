import Dialogs

extension InteractiveDialog {
  /// What a key does in a field; `nil` where it does nothing.
  mutating func act(
    on key: Key, in field: DialogContent.Field, _ layout: FrameLayout
  ) -> [SurfaceEvent]? {
    if key == .enter { return accept(field) }
    switch field.kind {
    case .text, .secure: return type(key, in: field)
    case .checkbox:
      return key == .character(" ") ? check(field) : nil
    case .choice, .choices: return choose(key, in: field, layout)
    }
  }

  /// Goes to the next thing or the one before; what a filter found of one choice is taken along.
  mutating func leave(by step: Int) -> [SurfaceEvent] {
    var events: [SurfaceEvent] = []
    if let field = focusedField, field.kind == .choice, lists[field.id]?.filter != nil,
      let place = lists[field.id]?.place
    {
      events = choose(field, place)
    }
    return events + moveFocus(by: step)
  }

  /// Checks a box, or no longer.
  mutating func check(_ field: DialogContent.Field) -> [SurfaceEvent] {
    set(field, to: .flag(field.value.isEmpty))
  }

  /// Gives a field another value, whose problem is over.
  private mutating func set(
    _ field: DialogContent.Field, to value: FieldValue
  ) -> [SurfaceEvent] {
    guard let index = content.fields.firstIndex(where: { $0.id == field.id }),
      content.fields[index].value != value
    else { return [] }
    content.fields[index].value = value
    content.fields[index].problem = nil
    awaitsVerdict = false
    return [.edited(field.id, value)]
  }

  /// Return: on to the next field that is still empty, else the default button.
  private mutating func accept(_ field: DialogContent.Field) -> [SurfaceEvent] {
    var events: [SurfaceEvent] = []
    let isFiltered = lists[field.id]?.filter != nil
    if field.kind == .choice, isFiltered || field.value.isEmpty {
      guard let place = lists[field.id]?.place else { return [] }
      events = choose(field, place)
    } else if field.kind == .choices, isFiltered {
      // Whoever looked for an item means that item, and may want others.
      guard let place = lists[field.id]?.place else { return [] }
      lists[field.id]?.endFilter()
      return choose(field, place)
    }
    if let next = emptyField(after: field) { return events + move(to: .field(next.id)) }
    if let button = defaultButton { return events + press(button) }
    let first = content.buttons.first { $0.isEnabled }
    return events + move(to: first.map { .button($0.id) })
  }

  /// The button that Return presses in the field that has the focus; `nil` where it only goes on.
  var buttonAfterField: DialogContent.Button? {
    guard let field = focusedField, emptyField(after: field) == nil else { return nil }
    return defaultButton
  }

  private func emptyField(after field: DialogContent.Field) -> DialogContent.Field? {
    content.fields.drop { $0.id != field.id }.dropFirst()
      .first { $0.value.isEmpty && $0.kind != .checkbox }
  }

  private mutating func type(_ key: Key, in field: DialogContent.Field) -> [SurfaceEvent]? {
    guard var editor = editors[field.id] else { return nil }
    // As in a shell, Ctrl-D ends the input only where there is nothing to delete.
    let isDeletion = key == .control("d") && !editor.text.isEmpty
    guard editor.handle(isDeletion ? .delete : key) else { return nil }
    editors[field.id] = editor
    return set(field, to: .text(editor.text))
  }

  private mutating func choose(
    _ key: Key, in field: DialogContent.Field, _ layout: FrameLayout
  ) -> [SurfaceEvent]? {
    guard var list = lists[field.id] else { return nil }
    switch key {
    case .up: list.move(by: -1)
    case .down: list.move(by: 1)
    case .pageUp: list.move(by: -layout.listHeight)
    case .pageDown: list.move(by: layout.listHeight)
    case .home: list.move(by: -list.places.count)
    case .end: list.move(by: list.places.count)
    case .character(" "):
      guard let place = list.place else { return [] }
      return toggle(field, place)
    default:
      guard list.takes(key) else { return nil }
      lists[field.id] = list
      return []
    }
    lists[field.id] = list
    guard field.kind == .choice, let place = list.place else { return [] }
    return choose(field, place)
  }

  /// Goes to an item and chooses it.
  mutating func choose(_ field: DialogContent.Field, _ place: Int) -> [SurfaceEvent] {
    lists[field.id]?.move(to: place)
    let id = field.items[place].id
    guard field.kind == .choices, case .items(let chosen) = field.value else {
      return set(field, to: .items([id]))
    }
    return chosen.contains(id) ? [] : toggle(field, place)
  }

  /// Goes to an item and chooses it, or no longer.
  mutating func toggle(_ field: DialogContent.Field, _ place: Int) -> [SurfaceEvent] {
    lists[field.id]?.move(to: place)
    guard case .items(let ids) = field.value else { return [] }
    let id = field.items[place].id
    if field.kind == .choice {
      return set(field, to: .items(ids == [id] && !field.isRequired ? [] : [id]))
    }
    let chosen = Set(ids).symmetricDifference([id])
    return set(field, to: .items(field.items.map(\.id).filter { chosen.contains($0) }))
  }
}

extension ItemList {
  /// Filters by a key, or ends that; says whether the key does either.
  mutating func takes(_ key: Key) -> Bool {
    if filter != nil {
      if key == .escape {
        endFilter()
        return true
      }
      return edit(key)
    }
    switch key {
    case .character("/"):
      beginFilter()
      return true
    case .character(let letter) where isLong && (letter.isLetter || letter.isNumber):
      beginFilter()
      return edit(key)
    case .paste where isLong:
      beginFilter()
      return edit(key)
    default: return false
    }
  }
}
