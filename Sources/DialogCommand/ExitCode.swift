import Dialogs
import SystemIO

/// What the command tells by its exit status.
enum ExitCode: Int32, Sendable {
  case ok = 0
  /// The cancel button; of a check, that something is wrong.
  case cancelled = 1
  case timeout = 5
  /// A usage error (`EX_USAGE` of sysexits.h).
  case usage = 64
  /// Bad input data (`EX_DATAERR`).
  case badData = 65
  /// No such input file (`EX_NOINPUT`).
  case noInput = 66
  /// Nothing can present here (`EX_UNAVAILABLE`).
  case unavailable = 69
  /// An internal error (`EX_SOFTWARE`).
  case software = 70
  /// An input or output error (`EX_IOERR`).
  case inputOutput = 74
  /// Ctrl-C as a key of its own; where it is a signal, that ends the program.
  case interrupted = 130
  case escape = 255

  /// The variable that overrides the status, as dialog(1) has them.
  private var variable: String? {
    switch self {
    case .ok: "DIALOG_OK"
    case .cancelled: "DIALOG_CANCEL"
    case .timeout: "DIALOG_TIMEOUT"
    case .escape: "DIALOG_ESC"
    case .interrupted: nil
    case .usage, .badData, .noInput, .unavailable, .software, .inputOutput: "DIALOG_ERROR"
    }
  }

  /// The exit status, from 0 to 255.
  func status(in environment: [String: String]) -> Int32 {
    guard let override = variable.flatMap({ environment[$0] }).flatMap({ Int32($0) }),
      (0...255).contains(override)
    else { return rawValue }
    return override
  }
}

extension ExitCode {
  /// What it means that something named cannot be read.
  init(reading error: SystemError) { self = error.meansNoFile ? .noInput : .inputOutput }

  /// What a response is told by.
  ///
  /// - Parameters:
  ///   - response: How the dialog ended.
  ///   - cancelID: The id of the cancel button.
  ///   - isAsked: Whether an answer was wanted, and not only a picture.
  init(_ response: Response, cancelID: String?, isAsked: Bool) {
    self =
      switch response.outcome {
      case .button(let id, _): id == cancelID ? .cancelled : .ok
      case .cancelled(let reason, _): ExitCode(reason, isAsked: isAsked)
      }
  }

  private init(_ reason: CancelReason, isAsked: Bool) {
    self =
      switch reason {
      case .escape, .closed, .dismissed: .escape
      case .interrupted: .interrupted
      case .timeout: .timeout
      case .endOfInput: .unavailable
      // A picture is all that was wanted; where an answer was, nobody has given one.
      case .notAsked: isAsked ? .unavailable : .ok
      case .taskCancelled, .failed: .software
      }
  }
}
