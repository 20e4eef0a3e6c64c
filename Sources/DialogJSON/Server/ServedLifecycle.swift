import Dialogs

/// Tells the program that asked each callback of its dialog, and meanwhile what the reader does.
struct ServedLifecycle: DialogDelegate {
  let request: MessageID
  let program: ServedProgram
  let taps: EventTaps

  func dialogWillPresent(_ presentation: Presentation) {
    taps.hear(presentation.id) { [request, program] event in
      switch event {
      case .edited(let field, let value): program.tell(.edited(field, value), of: request)
      case .focused(let element): program.tell(.focused(element), of: request)
      case .clicked, .escape, .ended: break
      }
    }
    program.tell(.willPresent(presentation), of: request)
  }

  func dialogDidPresent(_ presentation: Presentation) {
    program.tell(.didPresent(presentation), of: request)
  }

  func dialogClicked(_ presentation: Presentation, button index: Int) {
    program.tell(.clicked(presentation, index: index), of: request)
  }

  func dialogCancelled(_ presentation: Presentation, reason: CancelReason) {
    program.tell(.cancel(presentation, reason: reason), of: request)
  }

  func dialogWillDismiss(_ presentation: Presentation, button index: Int?) {
    program.tell(.willDismiss(presentation, index: index), of: request)
  }

  func dialogDidDismiss(_ presentation: Presentation, button index: Int?) {
    taps.forget(presentation.id)
    program.tell(.didDismiss(presentation, index: index), of: request)
  }
}
