import Dialogs

/// Something that anyone can see happen to one presentation.
enum Moment: Sendable, Hashable {
  case told(DialogSession.Callback)
  case opened
  case closed
  case updated
  case counted
  case responded(Response)
  case failed

  /// The moment that an effect of the session brings.
  init(_ effect: DialogSession.Effect) {
    switch effect {
    case .tell(let callback): self = .told(callback)
    case .open: self = .opened
    case .close: self = .closed
    case .update: self = .updated
    case .startTimeout: self = .counted
    case .respond(let response): self = .responded(response)
    case .fail: self = .failed
    }
  }
}
