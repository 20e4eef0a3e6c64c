/// Why there is no scaled icon.
public enum ScaledIconError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The PNG cannot be read.
  case png(PNGError)
  /// The picture cannot be brought to its size.
  case size(BitmapError)

  /// What happened and what to do, in one line.
  public var description: String {
    switch self {
    case .png(let error): error.description
    case .size(let error): error.description
    }
  }
}
