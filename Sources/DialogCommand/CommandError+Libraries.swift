import DialogGraphics
import DialogJSON
import DialogLocalization
import DialogRender
import DialogSnapshots
import DialogTerminal
import Dialogs

extension CommandError {
  /// What a library's error means for the command.
  init(_ error: any Error) {
    switch error {
    case let error as CommandError: self = error
    case let error as PNGError: self.init(error)
    case PictureError.icon(let error), PictureError.output(let error): self.init(error)
    case ScalingError.png(let error): self.init(error)
    case let error as DescriptionError: self = CommandError(.badData, error).at(error.path)
    case let error as JSONSyntaxError: self.init(.badData, error)
    case let error as DialogError: self.init(.badData, error)
    case let error as PresenterError: self.init(error.exitCode, error)
    case let error as SocketError: self = CommandError(error.exitCode, error).at(error.path)
    case let error as PictureError: self.init(error.exitCode, error)
    case let error as TerminalError:
      self.init(error.action == .reachingTerminal ? .unavailable : .inputOutput, error)
    case let error as CatalogError: self = CommandError(.inputOutput, error).at(error.path)
    case let error as SnapshotError: self.init(error.exitCode, error)
    case let error as BitmapError: self.init(error)
    case ScalingError.size(let error): self.init(error)
    default:
      self.init(
        .software, "an internal error (\(String(describing: error), as: "reason"))",
        "please report it")
    }
  }

  private init(_ code: ExitCode, _ error: some ExplainedError) {
    self.init(code, error.message, error.recovery)
  }

  private init(_ error: BitmapError) {
    let code: ExitCode = error.code == .outOfMemory ? .software : .badData
    self.init(code, error.messageText, error.recoveryText)
  }

  private init(_ error: PNGError) {
    let code: ExitCode =
      switch error.code {
      case .noSuchFile: .noInput
      case .unreadable where error.isFolder: .noInput
      case .unreadable, .unwritable: .inputOutput
      case .notPNG, .truncated, .corrupt, .tooLarge: .badData
      case .outOfMemory: .software
      }
    self.init(code, error.messageText, error.recoveryText)
  }
}

extension PresenterError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .noSuchAnswer, .noSuchField, .answerRefused, .cannotEscape: .badData
    case .cannotShow, .nowhereToShow: .unavailable
    case .surfaceLost: .inputOutput
    }
  }
}

extension SnapshotError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .noPackage, .noArtifacts, .noSuchFile: .noInput
    case .file: .inputOutput
    default: .badData
    }
  }
}

extension SocketError {
  fileprivate var exitCode: ExitCode {
    switch problem {
    case .pathTooLong, .notSocket: .usage
    case .system: .unavailable
    }
  }
}

extension PictureError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .unknownIcon, .iconSize, .tooLarge, .themeOutOfRange: .badData
    case .scaleOutOfRange, .textSizeOutOfRange, .unknownFormat: .usage
    case .noFont, .noFonts: .unavailable
    case .noIcons, .icon, .output, .drawing: .software
    }
  }
}
