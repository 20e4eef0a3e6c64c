public import DialogGraphics
import DialogRender
public import Dialogs

/// Why pictures cannot be compared.
public enum ComparisonError: ExplainedError, Sendable, Equatable {
  /// The comparison judges wrongly of pictures of which it is known whether they differ: what it
  /// says of others is worth nothing. With how it judges them.
  case untrustworthy(String)
  /// The two pictures are so unlike that no picture could hold both.
  case size(BitmapError)
  /// There is not enough memory.
  case noMemory
}

extension ComparisonError {
  /// What happened.
  public var message: DialogText {
    switch self {
    case .untrustworthy(let fault):
      "the comparison of pictures cannot be trusted: \(fault, as: "fault")"
    case .size(let error): error.messageText
    case .noMemory: "there is no memory to compare two pictures"
    }
  }

  /// What to do.
  public var recovery: DialogText {
    switch self {
    case .untrustworthy:
      "use a tolerance that tells black from white; with one of the standard ones, please report it"
    case .size(let error): error.recoveryText
    case .noMemory: "compare smaller pictures, or close other programs"
    }
  }
}
