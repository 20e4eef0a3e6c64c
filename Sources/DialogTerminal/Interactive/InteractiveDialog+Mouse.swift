import Dialogs

extension InteractiveDialog {
  /// What the mouse does: a click is a press of what is there, the wheel scrolls.
  mutating func act(on event: MouseEvent, _ layout: FrameLayout) -> [SurfaceEvent] {
    switch event.action {
    case .press:
      let target = layout.frame.targets.first {
        $0.row == event.row && $0.columns.contains(event.column)
      }
      return target.map { press($0.focus) } ?? []
    case .release: return []
    case .wheelUp: return turnWheel(by: -1, layout)
    case .wheelDown: return turnWheel(by: 1, layout)
    }
  }

  private mutating func press(_ target: Focus) -> [SurfaceEvent] {
    switch target {
    case .button(let id): return content.button(id: id).map { press($0) } ?? []
    case .field(let id):
      guard let field = content.field(id: id) else { return [] }
      let moved = move(to: target)
      return moved + (field.kind == .checkbox ? check(field) : [])
    case .item(let id, let place):
      guard let field = content.field(id: id) else { return [] }
      let moved = move(to: .field(id))
      return moved + (field.kind == .choice ? choose(field, place) : toggle(field, place))
    }
  }

  /// The wheel moves through a list without choosing anything, else it scrolls the text.
  private mutating func turnWheel(by step: Int, _ layout: FrameLayout) -> [SurfaceEvent] {
    if let id = focusedField?.id, lists[id] != nil {
      lists[id]?.move(by: step)
    } else {
      scroll += step
    }
    return []
  }
}
