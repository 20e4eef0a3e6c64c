public import DialogRender
public import Dialogs

/// A dialog in languages, themes, scales and formats: a snapshot for each.
///
/// What the dialogs show is checked as well, unless options say otherwise.
public struct SnapshotMatrix: Sendable {
  /// A snapshot of the matrix.
  public struct Cell: Sendable, Hashable {
    /// The language's tag.
    public var language: String
    /// The format, with the theme and the scale of the cell.
    public var format: SnapshotFormat
  }

  /// The languages' tags, such as `en` or `pt_BR`.
  public var languages: [String]
  /// The looks of pictures and frames.
  public var themes: [Theme]
  /// The scales of pictures, in pixels a point.
  public var scales: [Double]
  /// What the snapshots are.
  public var formats: [SnapshotFormat]
  /// Where the words come from.
  public var localizer: any Localizer

  /// A matrix by its sides.
  ///
  /// - Parameters:
  ///   - languages: The languages' tags, such as `en` or `pt_BR`.
  ///   - themes: The looks of pictures and frames; other formats have none.
  ///   - scales: The scales of pictures, in pixels a point; other formats have none.
  ///   - formats: What the snapshots are; a picture's own theme and scale do not count.
  ///   - localizer: Where the words come from.
  public init(
    languages: [String], themes: [Theme] = [.light], scales: [Double] = [1],
    formats: [SnapshotFormat] = [.picture()], localizedBy localizer: any Localizer
  ) {
    self.languages = languages
    self.themes = themes
    self.scales = scales
    self.formats = formats
    self.localizer = localizer
  }

  /// The snapshots, language by language.
  public var cells: [Cell] {
    languages.flatMap { language in
      formats.flatMap { format in
        variants(of: format).map { Cell(language: language, format: $0) }
      }
    }
  }

  private func variants(of format: SnapshotFormat) -> [SnapshotFormat] {
    switch format.kind {
    case .picture(var options):
      return themes.flatMap { theme in
        scales.map { scale in
          (options.theme, options.scale) = (theme, scale)
          return .picture(options)
        }
      }
    case .frames(var options):
      return themes.map { theme in
        options.theme = theme
        return SnapshotFormat(kind: .frames(options))
      }
    case .text, .json, .transcript: return [format]
    }
  }

  /// Takes the snapshots of a dialog and compares them with their references; see
  /// ``verifySnapshot(of:as:named:test:at:localizedBy:options:)``.
  ///
  /// - Parameters:
  ///   - dialog: The dialog; the language that it names doesn't matter.
  ///   - name: What tells its snapshots apart from others of the test.
  ///   - test: The test's name.
  ///   - site: Where the test asks for them.
  ///   - options: What else is wanted.
  /// - Returns: What became of each, in the order of ``cells``.
  public func verify(
    _ dialog: Dialog, named name: String? = nil, test: String, at site: SnapshotSite,
    options: SnapshotOptions = SnapshotOptions()
  ) async -> [SnapshotOutcome] {
    await verify(dialog, named: name, test: test, at: site, options: options, in: .ofProcess)
  }

  func verify(
    _ dialog: Dialog, named name: String?, test: String, at site: SnapshotSite,
    options: SnapshotOptions, in run: SnapshotRun
  ) async -> [SnapshotOutcome] {
    var outcomes: [SnapshotOutcome] = []
    for cell in cells {
      var dialog = dialog
      dialog.language = cell.language
      let verification = SnapshotVerification(
        dialog: dialog, format: cell.format, name: name, test: test, site: site,
        localizer: localizer, options: options.over(SnapshotOptions(isChecked: true)))
      outcomes.append(await verification.outcome(in: run))
    }
    return outcomes
  }
}
