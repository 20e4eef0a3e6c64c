/// What the environment's variables say of the terminal, and of how its reader wants it.
struct TerminalEnvironment: Hashable {
  /// How dialogs look until the terminal has said more.
  var style = InteractiveStyle()
  /// Whether the terminal can move its cursor.
  var isAddressable: Bool
  /// Whether the reader wants lines that stay as they are, for a screen reader (`ACCESSIBLE`).
  var prefersLines: Bool
  /// Whether it can be asked what it is and can, and shows nothing of a question that it does not
  /// know.
  var takesQuestions: Bool
  /// Whether lines that no longer fit are broken anew when the terminal becomes narrower.
  var rewraps: Bool

  /// What the variables say.
  init(_ variable: (String) -> String?) {
    func value(_ name: String) -> String { variable(name) ?? "" }
    let terminal = value("TERM")
    isAddressable = !["", "dumb", "unknown"].contains(terminal)
    prefersLines = !value("ACCESSIBLE").isEmpty
    // Apple's prints what it does not understand, and calls itself xterm.
    takesQuestions =
      Self.askable.contains { terminal.hasPrefix($0) } && value("TERM_PROGRAM") != "Apple_Terminal"
    // xterm cuts them off, and alone leaves its name here.
    rewraps = value("XTERM_VERSION").isEmpty
    style.colors = Self.colors(value, terminal)
    let encoding = ["LC_ALL", "LC_CTYPE", "LANG"].map(value).first { !$0.isEmpty } ?? ""
    style.isUnicode = ["utf-8", "utf8"].contains { encoding.lowercased().contains($0) }
    style.isAmbiguousWide = value("REJOINDER_AMBIGUOUS_WIDTH") == "2"
    style.graphics =
      style.colors == .none || !style.isUnicode || terminal == "linux" ? .none : .halfBlocks
  }

  /// How the terminals' names begin that are known to swallow what they do not understand.
  private static let askable = [
    "xterm", "screen", "tmux", "rxvt", "alacritty", "foot", "wezterm", "st-", "konsole", "gnome",
    "vte", "mlterm", "contour", "kitty", "ghostty", "iterm", "mintty",
  ]

  /// `NO_COLOR` (no-color.org) before those that want colour, they before `CLICOLOR`
  /// (bixense.com/clicolors), then `COLORTERM` and the terminal's name.
  private static func colors(
    _ value: (String) -> String, _ terminal: String
  ) -> InteractiveStyle.ColorDepth {
    if !value("NO_COLOR").isEmpty { return .none }
    let isForced = ["CLICOLOR_FORCE", "FORCE_COLOR"].contains { name in
      !["", "0", "false"].contains(value(name))
    }
    if !isForced, value("CLICOLOR") == "0" || ["0", "false"].contains(value("FORCE_COLOR")) {
      return .none
    }
    if ["truecolor", "24bit"].contains(value("COLORTERM").lowercased()) { return .rgb }
    let known = ["-direct", "kitty", "alacritty", "foot", "wezterm", "ghostty"]
    if known.contains(where: terminal.contains) { return .rgb }
    if terminal.contains("256color") { return .indexed }
    let isGray = terminal.hasPrefix("vt") || terminal.hasSuffix("-m") || terminal.hasSuffix("-mono")
    return isGray && !isForced ? .none : .ansi
  }
}
