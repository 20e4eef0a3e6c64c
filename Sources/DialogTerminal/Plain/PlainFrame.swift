package import Dialogs

/// A dialog as lines of text: what the plain presenter writes, all of it.
package struct PlainFrame {
  /// What is shown.
  package var content: DialogContent
  /// How it is written.
  package let style: PlainStyle
  /// Whether the answers are typed at a terminal, which shows them unless told not to.
  package let isTyped: Bool

  /// A content in a style.
  package init(_ content: DialogContent, style: PlainStyle, isTyped: Bool = false) {
    self.content = content
    self.style = style
    self.isTyped = isTyped
  }

  /// The whole dialog, each question where it is asked.
  package var lines: [String] {
    let fields = content.fields.flatMap { lines(of: $0) + prompt(for: $0) }
    return heading + fields + buttons + buttonPrompt
  }

  /// The title and the message, and how far the work has come.
  var heading: [String] {
    titleLines + message + progress
  }

  private var titleLines: [String] {
    guard let title = content.title else { return [] }
    let symbol = content.icon?.symbol.map { "\($0) " } ?? ""
    return StyledText(symbol + title.string, .strong).lines(in: style, indent: symbol.count)
  }

  /// The message.
  var message: [String] {
    content.message.map { StyledText($0.string).lines(in: style) } ?? []
  }

  /// How far the work has come, and how fast it goes on; nothing where nobody knows.
  var progress: [String] {
    let texts = content.progressTexts.joined(separator: ", ")
    return texts.isEmpty ? [] : StyledText(texts).lines(in: style)
  }

  /// The buttons with their numbers.
  var buttons: [String] {
    content.buttons.enumerated().flatMap { offset, button in
      numbered(offset, button.title.string, emphasis(of: button), marks(of: button))
    }
  }

  /// Asks for a button.
  var buttonPrompt: [String] {
    guard !content.buttons.isEmpty else { return [] }
    var hints: [String] = []
    let byReturn = content.defaultButton.flatMap { content.button(id: $0) }
    if content.buttons.count > 1 || byReturn?.isEnabled != true {
      let last = "\(content.buttons.count)"
      hints.append(PresenterWords.fill(content.words.chooseButton, ["last": last]))
    }
    if let byReturn, byReturn.isEnabled {
      let title = byReturn.title.string
      hints.append(PresenterWords.fill(content.words.returnPresses, ["title": title]))
    }
    return prompt(hints.joined(separator: "; "))
  }

  /// A line of the list of buttons or items, and more where its title has several.
  func numbered(
    _ offset: Int, _ title: String, _ emphasis: StyledText.Emphasis? = nil, _ marks: [String] = []
  ) -> [String] {
    let number = "  \(offset + 1)) "
    var text = StyledText(number)
    text.append(title, emphasis)
    text.append(marks.parenthesized)
    return text.lines(in: style, indent: number.count)
  }

  /// A question that waits for an answer behind it.
  func prompt(_ text: String) -> [String] {
    StyledText(text.isEmpty ? ">" : "\(text):").lines(in: style)
  }

  private func marks(of button: DialogContent.Button) -> [String] {
    let words = content.words
    return [
      button.role == .destructive ? words.destructiveMark : nil,
      button.role == .cancel ? words.cancelMark : nil,
      button.id == content.defaultButton ? words.defaultMark : nil,
      button.isEnabled ? nil : words.disabledMark,
    ].compactMap(\.self)
  }

  private func emphasis(of button: DialogContent.Button) -> StyledText.Emphasis? {
    if !button.isEnabled { return .faint }
    if button.role == .destructive { return .danger }
    return button.id == content.defaultButton ? .strong : nil
  }
}

extension [String] {
  /// The words in parentheses after a space, or nothing where there are none.
  var parenthesized: String {
    isEmpty ? "" : " (\(joined(separator: ", ")))"
  }
}

extension DialogIcon {
  /// A sign for those icons that say something which the text may not.
  fileprivate var symbol: String? {
    switch self {
    case .named("info"): "[i]"
    case .named("warning"): "[!]"
    case .named("error"): "[x]"
    case .named("question"): "[?]"
    default: nil
    }
  }
}
