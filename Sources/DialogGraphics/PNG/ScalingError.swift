/// Why a PNG cannot be had at a size.
public enum ScalingError: Error, Sendable, Equatable, CustomStringConvertible {
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

  /// Does what may find the PNG unreadable.
  static func reading<Result: ~Copyable>(
    _ work: () throws(PNGError) -> Result
  ) throws(ScalingError) -> Result {
    do { return try work() } catch { throw .png(error) }
  }
}
