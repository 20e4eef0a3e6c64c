import DialogRender
import Dialogs

/// The options of every command that asks, read into values.
struct AskingOptions: Sendable {
  enum PresenterName: String, CaseIterable, Sendable {
    case auto, terminal, plain, json, png, scripted
  }

  enum Format: String, CaseIterable, Sendable {
    case text, json, null
  }

  enum Theme: String, CaseIterable, Sendable {
    case light, dark, contrast
  }

  enum Fonts: String, CaseIterable, Sendable {
    case system, hermetic
  }

  /// Where the program is that shows the dialogs, when they are shown over JSON.
  enum Peer: Sendable {
    case standardStreams
    case socket(String)
    case frontEnd(String)
  }

  let presenter: PresenterName
  let peer: Peer
  let locale: String?
  /// The answers to give; `nil` where none is named and somebody is to be asked.
  let answers: [String]?
  let timeout: Duration?
  let output: String?
  /// The colours; `nil` where the presenter is to choose.
  let theme: Theme?
  /// Pixels for a point, from 1 to 3.
  let uiScale: Double
  /// How large a picture's texts are, from 0.8 to 2.
  let textSize: Double
  /// Where the letters of a picture come from.
  let fonts: Fonts
  let extent: RenderOptions.Extent
  let background: RenderOptions.Background
  let format: Format
  let outputDescriptor: Int32?
  let traces: Bool

  /// Reads the options.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - isServing: Whether the command is asked by another program, to whom `--socket` belongs then.
  /// - Throws: Where they do not fit together.
  init(_ arguments: ParsedArguments, isServing: Bool = false) throws(CommandError) {
    let answers = arguments.values("answer")
    peer = try Peer(
      socket: isServing ? nil : arguments.value("socket"), frontEnd: arguments.value("front-end"))
    let presenter = try arguments.choice("presenter", of: PresenterName.self)
    self.presenter = presenter ?? (peer.isOption ? .json : .auto)
    locale = arguments.value("locale")
    self.answers = answers.isEmpty ? nil : answers
    timeout = try arguments.number("timeout", in: 0.001...1e9).map {
      .milliseconds(Int64($0 * 1000))
    }
    output = arguments.value("output")
    theme = try arguments.choice("theme", of: Theme.self)
    uiScale = try arguments.number("ui-scale", in: 1...3) ?? 1
    textSize = try arguments.number("text-size", in: 0.8...2) ?? 1
    extent = try arguments.choice("extent", of: RenderOptions.Extent.self) ?? .canvas
    background =
      try arguments.choice("background", of: RenderOptions.Background.self) ?? .filled
    format = try arguments.choice("format", of: Format.self) ?? .text
    outputDescriptor = try arguments.number("output-fd", in: 0...65535, isWhole: true).map {
      Int32($0)
    }
    traces = arguments.has("trace")
    fonts = try arguments.choice("fonts", of: Fonts.self) ?? .system
    try check()
    if isServing, self.presenter == .json, !peer.isOption {
      throw .usage(
        "there is no program that shows the dialogs", "name one with --front-end=COMMAND")
    }
  }

  /// The locale that names every language there is.
  static let everyLanguage = "all"

  /// A dialog in the language and with the timeout that the options name.
  func prepared(_ dialog: Dialog) -> Dialog {
    var dialog = dialog
    dialog.language = locale ?? dialog.language
    dialog.timeout = timeout ?? dialog.timeout
    return dialog
  }

  private func check() throws(CommandError) {
    switch presenter {
    case .json: break
    case _ where peer.isOption:
      throw .usage(
        "the presenter “\(presenter.rawValue, as: "presenter")” does not speak to another program",
        "leave --presenter out, or use --presenter=json")
    default: break
    }
    switch presenter {
    case _ where locale == Self.everyLanguage && (presenter != .png || answers != nil):
      throw .onlyPicturesInEveryLanguage
    case .png where output == nil:
      throw .usage("the picture has no file to go to", "name one with --output=FILE")
    case .plain where answers != nil, .json where answers != nil, .terminal where answers != nil:
      throw .usage(
        "the presenter “\(presenter.rawValue, as: "presenter")” asks for itself and takes no answers",
        "leave --answer out, or use --presenter=scripted")
    case .scripted where answers == nil:
      throw .usage("the scripted presenter has no answers", "give one with --answer=ID")
    default: break
    }
  }
}

extension CommandError {
  /// The locale names every language where one is needed.
  static let onlyPicturesInEveryLanguage = usage(
    "only pictures that ask nothing show every language",
    "use --presenter=png without --answer, or name one language with --locale")
}

extension AskingOptions.Peer {
  fileprivate init(socket: String?, frontEnd: String?) throws(CommandError) {
    switch (socket, frontEnd) {
    case (let path?, nil): self = .socket(path)
    case (nil, let command?): self = .frontEnd(command)
    case (nil, nil): self = .standardStreams
    case (.some, .some):
      throw .usage(
        "--socket and --front-end both say who shows the dialogs", "leave one of them out")
    }
  }

  /// Whether it is another than who has the standard streams.
  var isOption: Bool {
    if case .standardStreams = self { false } else { true }
  }
}
