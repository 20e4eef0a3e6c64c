public import Dialogs

/// Checks the texts of dialogs in the languages that they are shown in.
///
/// What can be seen only where they are drawn, ``DrawnLint`` finds.
public enum DialogLint {
  /// What is wrong with a dialog's texts, language by language.
  ///
  /// What is wrong in the source already, such as an argument without a value, is told of
  /// ``/Dialogs/Language/source`` alone.
  ///
  /// - Parameters:
  ///   - dialog: The dialog; the language that it names doesn't matter.
  ///   - languages: The languages to check it in; that of the source always is.
  ///   - localizer: Where the words come from.
  /// - Returns: What is wrong, in the order of the languages and of the dialog's parts.
  /// - Throws: ``/Dialogs/DialogError`` where the dialog is not one that can be shown.
  public static func findings(
    in dialog: Dialog, languages: [Language], by localizer: some Localizer
  ) throws(DialogError) -> [DialogFinding] {
    let source = try dialog.content()
    var findings = findings(in: source, source: source)
    for language in languages where language != .source {
      var dialog = dialog
      dialog.language = language.tag
      findings += Self.findings(in: try dialog.content(localizedBy: localizer), source: source)
    }
    return findings
  }

  /// What is wrong with the texts of a dialog in its language.
  ///
  /// - Parameters:
  ///   - content: The dialog in the language.
  ///   - source: The same dialog in the language of the source.
  /// - Returns: What is wrong, in the order of the dialog's parts.
  public static func findings(
    in content: DialogContent, source: DialogContent
  ) -> [DialogFinding] {
    var findings: [DialogFinding] = []
    func add(
      _ place: DialogFinding.Place, _ problem: DialogProblem?, _ text: String, _ detail: String = ""
    ) {
      guard let problem else { return }
      findings.append(
        DialogFinding(
          language: content.language, place: place, problem: problem, text: text, detail: detail))
    }
    let isSource = content.language == .source
    for ((place, text), (_, written)) in zip(content.placedTexts, source.placedTexts) {
      let problem = text.problem(writtenAs: written, in: content.language)
      add(place, problem.flatMap(DialogProblem.init), text.key ?? text.string)
      let known = isSource ? [] : written.leftoverPlaceholders
      let leftover = text.leftoverPlaceholders.filter { !known.contains($0) }
      if !leftover.isEmpty {
        add(place, .leftoverPlaceholder, text.string, leftover.joined(separator: ", "))
      }
      if text.mixesDirections, isSource || !written.mixesDirections {
        add(place, .notIsolated, text.string)
      }
    }
    for (button, written) in zip(content.buttons, source.buttons) {
      let isTold = !isSource && written.accessKey == nil
      guard button.accessKey == nil, !isTold else { continue }
      let hasLetters = button.title.string.contains(where: \.isLetter)
      add(
        .button(button.id), hasLetters ? .collidingAccessKey : .missingAccessKey,
        button.title.string)
    }
    return findings
  }
}

extension ResolvedText {
  fileprivate func problem(
    writtenAs written: ResolvedText, in language: Language
  ) -> TranslationProblem? {
    let isSource = language == .source
    switch status {
    case .fallback: return .untranslated
    case .lostPlaceholder where written.status == .lostPlaceholder:
      return isSource ? .missingValue : nil
    case .lostPlaceholder: return .lostPlaceholder
    case .translated, .stock:
      let isEqual = string == written.string && MessageTemplate(key ?? "").wordCount > 0
      return isEqual && !language.isEnglish ? .equalToSource : nil
    case .verbatim: return nil
    }
  }
}

extension DialogContent {
  /// Every text of the dialog, with the part that it belongs to.
  fileprivate var placedTexts: [(DialogFinding.Place, ResolvedText)] {
    var texts: [(DialogFinding.Place, ResolvedText?)] = [(.title, title), (.message, message)]
    texts += buttons.map { (.button($0.id), $0.title) }
    for field in fields {
      texts += [
        (.field(field.id), field.label), (.placeholder(field: field.id), field.placeholder),
      ]
      texts += field.items.map { (.item($0.id, field: field.id), $0.title) }
    }
    return texts.compactMap { place, text in text.map { (place, $0) } }
  }
}
