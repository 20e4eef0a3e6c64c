/// Why a PNG cannot be had at a size.
public enum ScalingError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The PNG cannot be read.
  case png(PNGError)
  /// The picture cannot be brought to its size.
  case size(BitmapError)

  /// What happened, in English, without a full stop; names the file where there is one.
  public var message: String {
    switch self {
    case .png(let error): error.message
    case .size(let error): error.message
    }
  }

  /// What to do about it, in English, without a full stop.
  public var recovery: String {
    switch self {
    case .png(let error): error.recovery
    case .size(let error): error.recovery
    }
  }

  /// The message and the recovery in one line.
  public var description: String { "\(message): \(recovery)" }

  /// Does what may find the PNG unreadable.
  static func reading<Result: ~Copyable>(
    _ work: () throws(PNGError) -> Result
  ) throws(ScalingError) -> Result {
    do { return try work() } catch { throw .png(error) }
  }
}
