package import Dialogs

extension DialogRect {
  /// The right edge, as a distance from the left of what it lies on.
  package var maxX: Double { x + width }
  /// The lower edge, as a distance from the top of what it lies on.
  package var maxY: Double { y + height }
  /// The middle between left and right.
  package var midX: Double { x + width / 2 }
  /// The middle between above and below.
  package var midY: Double { y + height / 2 }

  /// The rectangle, so many points farther to the right and farther down.
  package func moved(x: Double, y: Double) -> DialogRect {
    DialogRect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// The rectangle seen in a mirror on a canvas of some width.
  func mirrored(in width: Double) -> DialogRect {
    DialogRect(x: width - maxX, y: y, width: self.width, height: height)
  }

  func inset(x: Double, y: Double) -> DialogRect {
    DialogRect(
      x: self.x + x, y: self.y + y, width: max(0, width - 2 * x), height: max(0, height - 2 * y))
  }
}

extension Double {
  /// The nearest value between two; the upper where they are the wrong way round.
  func clamped(_ lower: Double, _ upper: Double) -> Double {
    min(max(self, lower), upper)
  }
}

extension DialogProgress {
  /// How much is done, from 0 to 1; `nil` where nobody knows, or where it is no number.
  var fraction: Double? {
    guard case .fraction(let done) = self, !done.isNaN else { return nil }
    return done.clamped(0, 1)
  }
}
