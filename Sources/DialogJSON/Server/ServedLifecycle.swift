import Dialogs

/// Tells the program that asked each callback of its dialog, and what the reader does between them.
struct ServedLifecycle: DialogDelegate {
  let request: MessageID
  let program: ServedProgram

  func dialogWillPresent(_ presentation: Presentation) {
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
    program.tell(.didDismiss(presentation, index: index), of: request)
  }

  func dialogEdited(_ presentation: Presentation, field: String, value: FieldValue) {
    program.tell(.edited(field, value), of: request)
  }

  func dialogFocused(_ presentation: Presentation, element: String) {
    program.tell(.focused(element), of: request)
  }
}
