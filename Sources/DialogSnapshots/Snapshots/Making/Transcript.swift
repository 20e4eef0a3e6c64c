internal import Dialogs
internal import Synchronization

/// What happens to a dialog, in order: a line for what its reader does (`>`), one for each callback
/// (`<`), and in the end how it ended.
final class Transcript: Sendable {
  private struct Written {
    var lines: [String] = []
    var answer: String?
  }

  private let written = Mutex(Written())

  /// The lines.
  var text: String { written.withLock { $0.lines.joined(separator: "\n") + "\n" } }

  fileprivate func add(_ line: String) { written.withLock { $0.lines.append(line.visible) } }

  /// Keeps what the reader is going to do once the dialog is there.
  fileprivate func expect(_ answer: String) { written.withLock { $0.answer = answer } }

  /// The dialog is there, and the reader acts.
  fileprivate func addPresented() {
    add("< didPresent")
    if let answer = written.withLock({ $0.answer }) { add("> \(answer)") }
  }

  /// Shows a dialog to a reader who gives these answers.
  ///
  /// - Parameters:
  ///   - dialog: The dialog, in its language.
  ///   - answers: The answers; where there is none, the input has ended.
  ///   - localizer: Where the words come from.
  /// - Returns: The lines.
  static func of(
    _ dialog: Dialog, answers: [AnswerScript.Answer], localizer: any Localizer
  ) async -> String {
    let transcript = Transcript()
    let presenter = TranscribedPresenter(
      script: AnswerScript(answers), transcript: transcript)
    let stage = Stage(presenter, localizer: localizer)
    do {
      let response = try await dialog.present(
        on: stage, delegate: TranscribingDelegate(transcript: transcript))
      transcript.add(response.transcribed)
    } catch {
      transcript.add("error \(error)")
    }
    return transcript.text
  }
}

/// Writes down the callbacks.
private struct TranscribingDelegate: DialogDelegate {
  let transcript: Transcript

  func dialogWillPresent(_ presentation: Presentation) {
    let title = presentation.content.title.map { " “\($0.string)”" } ?? ""
    transcript.add("< willPresent \(presentation.content.kind)\(title)")
  }

  func dialogDidPresent(_ presentation: Presentation) { transcript.addPresented() }

  func dialogClicked(_ presentation: Presentation, button index: Int) {
    transcript.add("< clicked \(index)")
  }

  func dialogCancelled(_ presentation: Presentation, reason: CancelReason) {
    transcript.add("< cancel \(reason)")
  }

  func dialogWillDismiss(_ presentation: Presentation, button index: Int?) {
    transcript.add("< willDismiss \(index ?? -1)")
  }

  func dialogDidDismiss(_ presentation: Presentation, button index: Int?) {
    transcript.add("< didDismiss \(index ?? -1)")
  }
}

/// Gives the answers, and tells the transcript what they are.
private struct TranscribedPresenter: Presenter {
  let script: AnswerScript
  let transcript: Transcript

  let capabilities: PresenterCapabilities = [.icons, .fields, .anchors, .updates]

  func open(_ presentation: Presentation) async throws -> any PresenterSurface {
    let event = try script.next(for: presentation.content) ?? .ended(.endOfInput)
    transcript.expect(event.transcribed(in: presentation.content))
    return AnsweredSurface(event)
  }
}

extension SurfaceEvent {
  /// The event in a line; what secure fields hold is not told.
  fileprivate func transcribed(in content: DialogContent) -> String {
    switch self {
    case .clicked(let id, let values): "click \(id)\(values.transcribed(in: content))"
    case .escape: "escape"
    case .ended(let reason): "end \(reason)"
    case .edited(let id, let value): "edit\([id: value].transcribed(in: content))"
    case .focused(let id): "focus \(id)"
    }
  }
}

extension [String: FieldValue] {
  fileprivate func transcribed(in content: DialogContent) -> String {
    sorted { $0.key < $1.key }.map { id, value in
      let text =
        switch value {
        case .text where content.field(id: id)?.kind == .secure: "(hidden)"
        case .text(let text): "“\(text)”"
        case .flag(let isOn): "\(isOn)"
        case .items(let ids): ids.joined(separator: ",")
        }
      return " \(id)=\(text)"
    }.joined()
  }
}

extension Response {
  fileprivate var transcribed: String {
    switch outcome {
    case .button(let id, let index): "response button \(id) \(index)"
    case .cancelled(let reason, let index): "response \(reason) \(index ?? -1)"
    }
  }
}
