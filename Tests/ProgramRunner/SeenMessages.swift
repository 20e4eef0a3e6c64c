import Foundation
import Glibc

/// Keeps what the tests see of the JSON protocol, for Tests/check_messages.py.
///
/// It is kept where the environment variable `SEEN_MESSAGES` names a folder, as `make test` does: one
/// file for each process, and each message behind the arrow that tells who says it.
public enum SeenMessages {
  /// Who says a message.
  public enum Side: String, Sendable {
    /// The side that has the dialog.
    case asking = "→ "
    /// The side that shows it.
    case showing = "← "

    /// The side that hears it.
    public var other: Side { self == .asking ? .showing : .asking }
  }

  private static let file: Int32? = ProcessInfo.processInfo.environment["SEEN_MESSAGES"].map {
    open("\($0)/\(getpid()).txt", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
  }

  /// Keeps a message that is meant to be right.
  ///
  /// - Parameters:
  ///   - line: The message, without the line feed.
  ///   - side: Who says it.
  public static func keep(_ line: some Collection<UInt8>, by side: Side) {
    guard let file else { return }
    let bytes = Array(side.rawValue.utf8) + line + [UInt8(ascii: "\n")]
    // In one piece, for tests run side by side.
    _ = write(file, bytes, bytes.count)
  }
}
