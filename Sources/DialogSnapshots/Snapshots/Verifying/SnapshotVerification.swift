internal import DialogRender
internal import Dialogs

/// One snapshot on its way: made, compared, kept, told.
struct SnapshotVerification {
  var dialog: Dialog
  var format: SnapshotFormat
  var name: String?
  var test: String
  var site: SnapshotSite
  var localizer: any Localizer
  var options: SnapshotOptions

  /// Verifies it in a run, and tells the run's journal.
  func outcome(in run: SnapshotRun) async -> SnapshotOutcome {
    do {
      let settings = try run.settings()
      // Not that of whoever runs the tests.
      let tag = dialog.language ?? Language.source.tag
      let content = try dialog.inLanguage(tag).content(localizedBy: localizer)
      guard tag.gettextName == content.language.tag else {
        throw SnapshotError.noSuchLanguage(tag, nearest: content.language.tag)
      }
      let name = SnapshotName(
        testFile: site.testFile, test: test, name: name, language: content.language.tag,
        variant: format.variant)
      let path = try SnapshotFolders.path(of: name, at: site)
      guard settings.shard?.contains(path) ?? true else {
        return SnapshotOutcome(.skipped, path)
      }
      let place = SnapshotPlace(
        name: name, path: path, folders: try SnapshotFolders(above: site.filePath, settings),
        settings: settings)
      var taken: (outcome: SnapshotOutcome, files: SnapshotPlace.Files)
      do { taken = try await verify(content, at: place, in: run) } catch {
        taken = (SnapshotOutcome(.failed, path, "\(error)"), SnapshotPlace.Files())
      }
      do {
        try run.tell(
          place.line(taken.outcome, taken.files, format: format),
          isFailure: taken.outcome.isFailure, in: place.folders)
      } catch {
        // What was found is told all the same.
        taken.outcome.kind = .failed
        let words = [taken.outcome.message, error.description].filter { !$0.isEmpty }
        taken.outcome.message = words.joined(separator: "\n")
      }
      return taken.outcome
    } catch {
      run.noteFailure()
      return SnapshotOutcome(.failed, "", "\(error)")
    }
  }

  private func verify(
    _ content: DialogContent, at place: SnapshotPlace, in run: SnapshotRun
  ) async throws -> (outcome: SnapshotOutcome, files: SnapshotPlace.Files) {
    let (value, typeset) = try await SnapshotValue.of(
      dialog.inLanguage(content.language.tag), content, as: format, localizedBy: localizer,
      test: place.name.test)
    try run.take(
      place.path, in: place.folders.root, at: site, content: value.contentHash)
    let mode = place.settings.record.mode(unless: options.record)
    let comparison = SnapshotComparison(
      value, with: place.reference, tolerance: mode == .all ? .exact : options.tolerance)
    var outcome = SnapshotOutcome(.passed, place.path)
    var files = SnapshotPlace.Files(reference: place.reference)
    switch SnapshotDecision(mode, comparison.finding) {
    case .pass: try place.removePending()
    case .record:
      let isEqual = comparison.finding == .equal
      if try value.write(to: place.reference, unlessSame: isEqual) { outcome.kind = .recorded }
      try place.removePending()
    case .keepPending:
      outcome.kind = comparison.kind
      files = try place.keep(value, comparison)
      outcome.attachments = try place.attachments(files, module: site.module)
    }
    var words = place.words(for: outcome.kind, comparison)
    if options.isChecked ?? false {
      outcome.findings = try findings(in: content, typeset)
      if !outcome.findings.isEmpty {
        if outcome.kind == .passed { outcome.kind = .failed }
        words.append("\(place.path) shows what should be looked at:")
        words += outcome.findings.map { "  \($0)" }
      }
    }
    outcome.message = words.joined(separator: "\n")
    files.versions = value.versions
    return (outcome, files)
  }

  /// What the checks find that is a fault, and not meant to be so.
  private func findings(
    in content: DialogContent, _ typeset: TypesetDialog?
  ) throws -> [DialogFinding] {
    let source = try dialog.inLanguage(nil).content()
    var findings = DialogLint.findings(in: content, source: source)
    if let typeset, let options = format.options {
      let lint = try DrawnLint(source: source, options)
      findings += try lint.findings(in: content, typeset)
    }
    return findings.filter { !$0.isNote && !(options.allows?($0) ?? false) }
  }
}

extension Dialog {
  fileprivate func inLanguage(_ tag: String?) -> Dialog {
    var dialog = self
    dialog.language = tag
    return dialog
  }
}

extension SnapshotComparison {
  /// What a snapshot is that is not as it should be.
  fileprivate var kind: SnapshotOutcome.Kind {
    switch finding {
    case .missing: .missing
    case .unreadable: .failed
    case .equal, .different: .pending
    }
  }
}

extension String {
  /// A language's tag as localizers have it: `pt_BR` for `pt-BR.UTF-8`.
  fileprivate var gettextName: String {
    let name = self.replacing("-", with: "_")
    guard let dot = name.firstIndex(of: ".") else { return name }
    return String(name[..<dot]) + (name.firstIndex(of: "@").map { String(name[$0...]) } ?? "")
  }
}
