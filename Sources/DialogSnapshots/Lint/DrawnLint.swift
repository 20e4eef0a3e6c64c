public import DialogRender
public import Dialogs

/// Finds what is wrong with a dialog that can be seen only where it is drawn.
///
/// What is so in the language of the source already, such as a user's file name that is too long, is
/// told of the source alone.
///
/// ```swift
/// let lint = try DrawnLint(source: dialog.content(), RenderOptions(fonts: .hermetic))
/// for finding in lint.sourceFindings { print(finding) }
/// for finding in try lint.findings(in: dialog.content(localizedBy: localizer)) { print(finding) }
/// ```
public struct DrawnLint: Sendable {
  /// What is wrong in the language of the source.
  public let sourceFindings: [DialogFinding]
  private let options: RenderOptions
  private let themes: [Theme]
  private let ignored: Set<DialogProblem>

  /// Sets a dialog in the language of the source, to know what is so already.
  ///
  /// - Parameters:
  ///   - source: The dialog in the language of the source.
  ///   - options: How it is drawn; the scale says how many pixels icons should have.
  ///   - themes: The themes whose colours are looked at, besides that of the options: they change
  ///     nothing else.
  ///   - ignored: What is not to be told.
  /// - Throws: ``/DialogRender/PictureError`` where it cannot be drawn.
  public init(
    source: DialogContent, _ options: RenderOptions = RenderOptions(), themes: [Theme] = [],
    ignoring ignored: Set<DialogProblem> = []
  ) throws(PictureError) {
    self.options = options
    self.themes = ([options.theme] + themes.filter { $0.name != options.theme.name })
      .map { $0.withTextSize(options.textSize) }
    self.ignored = ignored
    let drawn = try DrawnDialog(source, TypesetDialog(source, options), options)
    sourceFindings = try drawn.findings(in: self.themes).filter { !ignored.contains($0.problem) }
  }

  /// What is wrong with the dialog in another language.
  ///
  /// - Parameters:
  ///   - content: The same dialog in that language.
  ///   - rendering: The dialog as the same options draw it, where that is at hand.
  /// - Returns: What is wrong that is not so in the source, in the order in which things are painted.
  /// - Throws: ``/DialogRender/PictureError`` where it cannot be drawn.
  public func findings(
    in content: DialogContent, drawnAs rendering: Rendering? = nil
  ) throws(PictureError) -> [DialogFinding] {
    if let rendering { return try findings(in: content, TypesetDialog(rendering)) }
    return try findings(in: content, TypesetDialog(content, options))
  }

  /// What is wrong with the dialog in another language, as these options set it.
  func findings(
    in content: DialogContent, _ typeset: TypesetDialog
  ) throws(PictureError) -> [DialogFinding] {
    guard content.language != .source else { return sourceFindings }
    let findings = try DrawnDialog(content, typeset, options).findings(in: themes)
    return findings.filter { finding in
      !ignored.contains(finding.problem) && !sourceFindings.contains { $0.foretells(finding) }
    }
  }
}

extension DialogFinding {
  /// Whether what is found in the source is the same as here; how much of it does not matter, but for
  /// letters, which languages differ in.
  fileprivate func foretells(_ other: DialogFinding) -> Bool {
    place == other.place && problem == other.problem
      && (problem != .missingGlyph || detail == other.detail)
  }
}
