/// What becomes of a picture's aspect ratio when it is scaled into a box.
public enum ScaleMode: String, Sendable, Hashable, CaseIterable {
  /// The largest picture that fits into the box, its aspect ratio kept.
  case fit
  /// The smallest picture that covers the box, its aspect ratio kept; what sticks out is cut off.
  case fill
  /// The box itself, whatever the aspect ratio.
  case stretch
}
