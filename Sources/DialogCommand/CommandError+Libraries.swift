import DialogGraphics
import DialogJSON
import DialogRender
import DialogTerminal
import Dialogs

extension CommandError {
  /// What a library's error means for the command.
  init(_ error: any Error) {
    switch error {
    case let error as CommandError: self = error
    case let error as PNGError: self.init(error)
    case PictureError.icon(let error), PictureError.output(let error): self.init(error)
    case let error as DescriptionError: self = CommandError(.badData, error).at(error.path)
    case let error as JSONSyntaxError: self.init(.badData, error)
    case let error as DialogError: self.init(.badData, error)
    case let error as PresenterError: self.init(error.exitCode, error)
    case let error as PictureError: self.init(error.exitCode, error)
    case let error as TerminalError: self.init(.inputOutput, error)
    case let error as BitmapError:
      self.init(
        .badData, DialogText(verbatim: error.message), DialogText(verbatim: error.recovery))
    default:
      self.init(
        .software, "an internal error (\(String(describing: error), as: "reason"))",
        "please report it")
    }
  }

  private init(_ code: ExitCode, _ error: some ExplainedError) {
    self.init(code, error.message, error.recovery)
  }

  private init(_ error: PNGError) {
    let file = error.path ?? "PNG"
    let words = error.underlying ?? error.code.rawValue
    switch error.code {
    case .noSuchFile:
      self.init(.noInput, "there is no file “\(file, as: "file")”", "name a file that is there")
    case .unreadable:
      self.init(
        .inputOutput, "“\(file, as: "file")” cannot be read (\(words, as: "reason"))",
        "give a file that is there and may be read")
    case .unwritable:
      self.init(
        .inputOutput, "“\(file, as: "file")” cannot be written (\(words, as: "reason"))",
        "name a file in a folder that may be written to")
    case .notPNG:
      self.init(.badData, "“\(file, as: "file")” is not a PNG file", "give a PNG file")
    case .truncated, .corrupt:
      self.init(
        .badData, "“\(file, as: "file")” is damaged (\(words, as: "reason"))",
        "give a PNG file that is whole")
    case .tooLarge:
      self.init(
        .badData, "“\(file, as: "file")” is too large (\(words, as: "reason"))",
        "give a smaller picture")
    case .outOfMemory:
      self.init(
        .software, "there is not enough memory for “\(file, as: "file")”", "give a smaller picture")
    }
  }
}

extension PresenterError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .noSuchAnswer, .answerRefused, .cannotEscape: .badData
    case .cannotShow, .nowhereToShow: .unavailable
    case .surfaceLost: .inputOutput
    }
  }
}

extension PictureError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .unknownIcon, .iconSize, .tooLarge, .themeOutOfRange: .badData
    case .scaleOutOfRange: .usage
    case .noIcons, .icon, .output, .drawing: .software
    }
  }
}
