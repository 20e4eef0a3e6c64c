extension DialogContent {
  /// Whether what a reader does ends the dialog, as far as its fields let it.
  ///
  /// A session is asked, so that the rules stand in one place.
  package func isEnded(by event: SurfaceEvent) -> Bool {
    var session = DialogSession(content: self)
    _ = session.handle(.turnCame)
    _ = session.handle(.shown)
    switch event {
    case .clicked(let id, _): return !session.handle(.clicked(id, problems: [:])).isEmpty
    case .escape: return !session.handle(.escape(problems: [:])).isEmpty
    case .ended: return true
    case .edited, .focused: return false
    }
  }
}
