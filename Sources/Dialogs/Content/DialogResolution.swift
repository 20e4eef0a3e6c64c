extension Dialog {
  /// The dialog as a presenter shows it.
  ///
  /// - Parameter localizer: Where its words come from.
  /// - Returns: The content in the dialog's language.
  /// - Throws: ``DialogError`` where the dialog is not one that can be shown.
  public func content(
    localizedBy localizer: some Localizer = SourceLocalizer()
  ) throws(DialogError) -> DialogContent {
    try validate()
    let languages = localizer.languages(for: language)
    func resolve(_ text: DialogText) -> ResolvedText {
      text.resolved(in: languages, by: localizer)
    }
    let shown = buttons.isEmpty && kind != .progress ? [.stock(.ok)] : buttons
    let titles = shown.map { resolve($0.title) }
    let accessKeys = AccessKeys.keys(for: titles.map(\.string))
    let contentButtons = shown.indices.map { index in
      let button = shown[index]
      return DialogContent.Button(
        id: button.id ?? "", index: index, title: titles[index], role: button.role,
        icon: button.icon, isEnabled: button.isEnabled, accessKey: accessKeys[index])
    }
    let words = localizer.presenterWords.words(in: languages) {
      SharedWords(PresenterWords { resolve($0).string })
    }
    return DialogContent(
      kind: kind, language: languages.first ?? .source, title: title.map(resolve),
      message: message.map(resolve),
      icon: icon, buttons: contentButtons, fields: fields.map { $0.content(resolve) },
      defaultButton: defaultButton ?? contentButtons.implicitDefault, anchor: anchor,
      progress: kind == .progress ? progress ?? .unknown : nil,
      sharedWords: words)
  }
}

extension DialogField {
  fileprivate func content(_ resolve: (DialogText) -> ResolvedText) -> DialogContent.Field {
    DialogContent.Field(
      id: id, kind: kind, label: label.map(resolve), value: value,
      placeholder: placeholder.map(resolve), isRequired: isRequired,
      items: items.map { DialogContent.Field.Item(id: $0.id, title: resolve($0.title)) },
      limits: limits, problem: problem.map(resolve))
  }
}

extension [DialogContent.Button] {
  /// The first normal button, else cancel; never a destructive one.
  fileprivate var implicitDefault: String? {
    let enabled = filter(\.isEnabled)
    return (enabled.first { $0.role == .normal } ?? enabled.first { $0.role == .cancel })?.id
  }
}
