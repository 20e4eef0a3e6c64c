public import Dialogs

/// Why a Unix socket can't be used, and which.
public struct SocketError: ExplainedError, Sendable, Hashable {
  /// What is wrong.
  public enum Problem: Sendable, Hashable {
    /// The path has more bytes than a socket's can have, and how many that may be; unix(7).
    case pathTooLong(limit: Int)
    /// There is a file at the path, and it is no socket.
    case notSocket
    /// The system refuses it, in the system's own words.
    case system(String)
  }

  /// The socket's path.
  public let path: String
  /// What is wrong.
  public let problem: Problem

  /// An error by its parts.
  public init(_ path: String, _ problem: Problem) {
    self.path = path
    self.problem = problem
  }

  /// What happened.
  public var message: DialogText {
    let text: DialogText =
      switch problem {
      case .pathTooLong(let limit):
        "the socket's path is longer than \(limit, as: "limit") bytes"
      case .notSocket: "the file is no socket"
      case .system(let reason): "the socket cannot be used (\(reason, as: "reason"))"
      }
    return text.own("error")
  }

  /// What to do.
  public var recovery: DialogText {
    let text: DialogText =
      switch problem {
      case .pathTooLong: "choose a shorter path"
      case .notSocket: "choose a path where there is no file"
      case .system: "choose a path where you may make files"
      }
    return text.own("error")
  }
}
