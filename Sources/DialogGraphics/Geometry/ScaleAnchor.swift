/// The part of a picture that stays when something has to be cut off.
public enum ScaleAnchor: String, Sendable, Hashable, CaseIterable {
  /// The middle.
  case center
  /// The upper edge, and its middle.
  case top
  /// The lower edge, and its middle.
  case bottom
  /// The left edge, and its middle.
  case left
  /// The right edge, and its middle.
  case right
  /// The upper left corner.
  case topLeft = "top-left"
  /// The upper right corner.
  case topRight = "top-right"
  /// The lower left corner.
  case bottomLeft = "bottom-left"
  /// The lower right corner.
  case bottomRight = "bottom-right"

  /// How much is cut off on the left, of what is cut off in all.
  func left(of surplus: Int) -> Int {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .center, .top, .bottom: surplus / 2
    case .right, .topRight, .bottomRight: surplus
    }
  }

  /// How much is cut off at the top, of what is cut off in all.
  func top(of surplus: Int) -> Int {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .center, .left, .right: surplus / 2
    case .bottom, .bottomLeft, .bottomRight: surplus
    }
  }
}
