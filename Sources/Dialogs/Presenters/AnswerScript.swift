import Synchronization

/// Answers that were given before they were asked for, one for each dialog, in order.
public final class AnswerScript: Sendable {
  /// One answer.
  public struct Answer: Sendable, Hashable {
    /// A button's id, an item's id, a button's title, or `escape`, `timeout` or `end`.
    public var name: String
    /// The values of fields, by id.
    public var values: [String: FieldValue]

    /// An answer by its parts.
    public init(_ name: String, values: [String: FieldValue] = [:]) {
      self.name = name
      self.values = values
    }
  }

  private let answers: Mutex<ArraySlice<Answer>>

  /// A script of answers.
  public init(_ answers: [Answer]) {
    self.answers = Mutex(answers[...])
  }

  /// A script of answers without values.
  public convenience init(_ names: [String]) {
    self.init(names.map { Answer($0) })
  }

  /// Takes the next answer.
  ///
  /// - Parameter content: The dialog that it is for.
  /// - Returns: What the answer does to the dialog; `nil` where no answer is left, and for progress
  ///   where the next answer is another dialog's.
  /// - Throws: ``PresenterError`` where the dialog has no such answer or field, or would not be ended
  ///   by the answer.
  ///
  /// A button's id comes first, then an item of the only field that has it (which also presses the
  /// default button), a button's title, then the words `escape`, `timeout` and `end`.
  public func next(for content: DialogContent) throws(PresenterError) -> SurfaceEvent? {
    guard let answer = takeNext(for: content) else { return nil }
    let name = answer.name
    if let stray = answer.values.keys.sorted().first(where: { content.field(id: $0) == nil }) {
      throw .noSuchField(stray, among: content.fields.map(\.id))
    }
    func press(
      _ button: DialogContent.Button, _ values: [String: FieldValue]
    ) throws(PresenterError) -> SurfaceEvent {
      guard button.isEnabled else {
        throw .answerRefused(name, because: content.words.disabledMark)
      }
      return .clicked(button.id, values: values)
    }
    if let button = content.button(id: name) { return try press(button, answer.values) }
    let fields = content.fields.filter { $0.items.contains { $0.id == name } }
    if fields.count == 1, let button = content.defaultButton.flatMap(content.button(id:)) {
      return try press(
        button, answer.values.merging([fields[0].id: .items([name])]) { given, _ in given })
    }
    if let button = content.buttons.first(where: { $0.title.string == name }) {
      return try press(button, answer.values)
    }
    switch name {
    case "escape":
      guard content.isEnded(by: .escape) else { throw .cannotEscape }
      return .escape
    case "timeout": return .ended(.timeout)
    case "end": return .ended(.endOfInput)
    default:
      throw .noSuchAnswer(
        name,
        among: content.buttons.map(\.id) + content.fields.flatMap { $0.items.map(\.id) }
          + Self.words)
    }
  }

  /// What ends a dialog without a button.
  package static let words = ["escape", "timeout", "end"]

  /// Whether a word or a button of the dialog has this name.
  package static func answers(_ content: DialogContent, with name: String) -> Bool {
    words.contains(name) || content.buttons.contains { $0.id == name || $0.title.string == name }
  }

  /// Nobody need answer work that goes on: it takes the next answer only where it has it.
  private func takeNext(for content: DialogContent) -> Answer? {
    answers.withLock { answers in
      let isOthers = answers.first.map { !Self.answers(content, with: $0.name) } ?? true
      return content.kind == .progress && isOthers ? nil : answers.popFirst()
    }
  }
}
