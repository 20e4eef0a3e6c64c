import DialogRender
import DialogSnapshots
import Dialogs

/// `lint FILE`: what is wrong with a described dialog, in every language.
struct LintCommand {
  private let options: RenderOptions

  /// Draws with the fonts and the scale that options name.
  init(_ arguments: ParsedArguments) throws(CommandError) {
    let fonts = try arguments.choice("fonts", of: AskingOptions.Fonts.self) ?? .system
    // Most screens have two pixels a point, or will be seen beside one that has.
    let scale = try arguments.number("ui-scale", in: 1...3) ?? 2
    options = RenderOptions(scale: scale, fonts: fonts.set)
  }

  /// Checks a file as `show` takes it, in the languages that a localizer has, and prints what is found.
  func run(
    _ path: String, by localizer: some Localizer, languages: [Language], _ writer: FindingWriter
  ) throws -> ExitCode {
    var dialog = try DialogFile(path).dialog
    let source = try dialog.content()
    let drawn = try DrawnLint(source: source, options, themes: Theme.all)
    var findings = DialogLint.findings(in: source, source: source) + drawn.sourceFindings
    for language in languages where language != .source {
      dialog.language = language.tag
      let content = try dialog.content(localizedBy: localizer)
      findings += DialogLint.findings(in: content, source: source)
      findings += try drawn.findings(in: content)
    }
    return try writer.write(findings.map(Finding.init))
  }
}
