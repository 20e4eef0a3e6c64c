/// A rectangle in points, from the upper left corner.
public struct DialogRect: Sendable, Hashable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the upper edge, in points.
  public var y: Double
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// A rectangle by its corner and size, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// What a dialog is presented from, for presenters that can show where a question comes from.
///
/// The names are the application's own.
public enum DialogAnchor: Sendable, Hashable {
  /// The middle of a view.
  case view(String)
  /// A rectangle of the presenter's canvas.
  case rect(DialogRect)
  /// A button in a bar.
  case barButton(String)
  /// A tab bar.
  case tabBar(String)
  /// A toolbar.
  case toolbar(String)
}
