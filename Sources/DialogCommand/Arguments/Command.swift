import Dialogs

/// The commands of the command line.
enum Command: String, CaseIterable, Sendable {
  case demo, alert, sheet, choose, input, confirm, show, serve, scale, lint, progress, locales
  case snapshots

  /// Whether the command shows dialogs.
  var asks: Bool {
    switch self {
    case .demo, .alert, .sheet, .choose, .input, .confirm, .show, .progress: true
    default: false
    }
  }

  /// What the command does.
  var summary: DialogText {
    switch self {
    case .demo: "a tour in your language: alert, sheet, choice, input"
    case .alert: "ask a question"
    case .sheet: "offer things to do"
    case .choose: "choose among items; prints what was chosen"
    case .input: "ask for a line of text; prints it"
    case .confirm: "ask yes or no; yes exits 0, no exits 1"
    case .show: "show a dialog that is described in JSON; “-” is standard input"
    case .serve: "show dialogs for another program, over JSON"
    case .scale: "scale a PNG picture"
    case .lint: "check a dialog in every language"
    case .progress: "show work going on, told by lines on standard input"
    case .locales: "list the languages, how complete each is, and what serves it"
    case .snapshots: "accept, review, prune or report what tests compare dialogs with"
    }
  }

  /// The options of this command alone.
  var ownOptions: [OptionSpec] {
    switch self {
    case .alert, .sheet: Self.dialogOptions
    case .choose:
      [
        Self.message, Self.icon,
        OptionSpec("multiple", "any number of items may be chosen"),
        OptionSpec("always-show", "ask even where there is only one item"),
      ]
    case .input:
      [
        Self.message, Self.icon, OptionSpec("secure", "what is typed is not shown"),
        OptionSpec("value", .required("TEXT"), "the text to begin with"),
        OptionSpec("placeholder", .required("TEXT"), "shown while nothing is entered"),
      ]
    case .confirm:
      [
        Self.message, Self.icon,
        OptionSpec("default", .required("yes|no"), "what Return answers"),
      ]
    case .scale:
      [
        OptionSpec("size", .required("WxH"), "the size in points: WxH, Wx or xH"),
        OptionSpec(
          "scale", .required("N"),
          "pixels for a point; may be repeated, for a file each, named OUT@2x, OUT@3x"),
        OptionSpec("mode", .required("fit|fill|stretch"), "how the picture takes the size"),
        OptionSpec(
          "anchor", .required("PLACE"), "what to keep where fill cuts: center, top-left, ..."),
        OptionSpec("filter", .required("NAME"), "how pixels are weighed; lanczos3 unless given"),
        OptionSpec("linear", "scale in linear light"),
        OptionSpec("quality", .required("exact|fast"), "whether speed may cost accuracy"),
        OptionSpec("upright", "turn the picture as its EXIF orientation says"),
        OptionSpec("compression", .required("fastest|fast|small"), "how the file is packed"),
        OptionSpec("max-pixels", .required("N"), "the most pixels that a picture may have"),
      ]
    case .lint: [Self.findingFormat]
    case .locales:
      [
        OptionSpec("check", "tell what is wrong in each language instead; 1 if anything is"),
        Self.findingFormat,
      ]
    case .progress:
      [
        Self.message, Self.icon, Self.cancel,
        OptionSpec("total", .required("N"), "numbers count up to N; to 100 unless given"),
      ]
    case .snapshots:
      [
        OptionSpec("force", "delete without asking"),
        OptionSpec("output", .required("FILE"), "the page to write"),
      ]
    case .demo, .show, .serve: []
    }
  }

  private static let message = OptionSpec(
    "message", .required("TEXT"), "what more there is to know")
  private static let icon = OptionSpec(
    "icon", .required("FILE"), "a PNG file, or the name of one of Rejoinder's icons")

  private static let findingFormat = OptionSpec(
    "format", .required("text|json"), "how what is found is printed")

  private static let cancel = OptionSpec(
    "cancel", .optional("[ID=]LABEL"), "a button that leaves all as it was")

  private static let dialogOptions = [
    message, icon,
    OptionSpec("button", .required("[ID=]LABEL"), "a button; may be repeated"),
    OptionSpec("destructive", .required("[ID=]LABEL"), "a button that destroys something"),
    cancel,
    OptionSpec(
      "stock", .required("NAME"), "a button with a title of Rejoinder's own; may be repeated"),
    OptionSpec("default", .required("ID"), "the button that Return presses"),
    OptionSpec(
      "field", .required("KIND:ID[:LABEL[:VALUE]]"),
      "a field: text, secure, checkbox, choice or choices; may be repeated"),
    OptionSpec("item", .required("FIELD=LABEL"), "an item of a choice; may be repeated"),
    OptionSpec("set", .required("FIELD=VALUE"), "what a field holds at first; may be repeated"),
    OptionSpec("order", .required("POLICY"), "asWritten, sheet, alert or othersCancelDestructive"),
    OptionSpec(
      "anchor", .required("KIND:..."),
      "view, toolbar, tab-bar or bar-button with a NAME, or rect:X,Y,W,H"),
  ]

  /// The options of every command that asks.
  static let askingOptions = [
    OptionSpec("presenter", .required("NAME"), "auto, terminal, plain, json, png or scripted"),
    OptionSpec(
      "locale", .required("TAG"), "the language to speak; all: every one, on one picture"
    ),
    OptionSpec(
      "answer", .required("ID"),
      "answer with this button or item, or with escape, timeout or end; may be repeated"),
    OptionSpec("timeout", .required("SECONDS"), "how long to wait for an answer"),
    OptionSpec("output", .required("FILE"), "the picture to write: .png, .svg or .pdf"),
    OptionSpec("theme", .required("light|dark|contrast"), "the colours"),
    OptionSpec("ui-scale", .required("N"), "the picture's pixels for a point, from 1 to 3"),
    OptionSpec("text-size", .required("N"), "how large the picture's texts are, from 0.8 to 2"),
    OptionSpec(
      "extent", .required("canvas|card"), "how much the picture shows: all, or only the dialog"),
    OptionSpec(
      "background", .required("filled|transparent"), "what the picture has behind the dialog"),
    OptionSpec("fonts", .required("system|hermetic"), "where a picture's letters come from"),
    OptionSpec("format", .required("text|json|null"), "how the answer is printed"),
    OptionSpec("output-fd", .required("N"), "the file descriptor that the answer goes to"),
    OptionSpec("trace", "tell every callback on standard error"),
    OptionSpec(
      "catalog", .required("DIR"), "your own translations; the texts that you give are keys in them"
    ),
    OptionSpec(
      "domain", .required("NAME"), "the name of your translations, where DIR has several"),
    OptionSpec("socket", .required("PATH"), "the socket where the other program is met"),
    OptionSpec("front-end", .required("COMMAND"), "the program that shows the dialogs"),
  ]

  /// The options of every command.
  static let generalOptions = [
    OptionSpec("help", "show this help"),
    OptionSpec("version", "show the version"),
  ]

  /// Whether the command has an option of those that ask.
  private func takes(_ option: String) -> Bool {
    switch self {
    case _ where asks: true
    // It prints no answer: the program that asks gets it.
    case .serve: !["format", "output-fd"].contains(option)
    case .lint: ["locale", "catalog", "domain", "ui-scale", "fonts"].contains(option)
    case .locales: ["locale", "catalog", "domain"].contains(option)
    case .snapshots: ["locale", "presenter", "answer"].contains(option)
    default: option == "locale"
    }
  }

  /// All options that this command knows.
  var options: [OptionSpec] {
    let shared = Self.askingOptions.filter { takes($0.name) }
    return ownOptions + shared + Self.generalOptions
  }

  /// Every option that any command knows, by name, to tell words apart before the command is known.
  static let allOptions: [String: OptionSpec] = {
    let all = allCases.flatMap(\.options)
    return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }()
}
