/// A presenter that answers from a script: for tests, and for programs that run unattended.
///
/// Where the script has no answer left, its input has ended; work that is shown goes on then. An
/// answer that the dialog does not have, or that its fields' checks refuse, is an error.
public struct ScriptedPresenter: Presenter {
  private let script: AnswerScript

  /// A presenter that gives these answers.
  public init(_ script: AnswerScript) {
    self.script = script
  }

  /// A presenter that gives these answers, one for each dialog.
  public init(_ answers: String...) {
    self.init(AnswerScript(answers))
  }

  /// Everything: nothing is drawn.
  public var capabilities: PresenterCapabilities { [.icons, .fields, .anchors, .updates] }

  /// Takes the next answer.
  public func open(_ presentation: Presentation) async throws -> any PresenterSurface {
    let content = presentation.content
    let silence: SurfaceEvent? = content.kind == .progress ? nil : .ended(.endOfInput)
    return AnsweredSurface(try script.next(for: content) ?? silence)
  }
}

/// A surface whose answer is there as soon as it opens.
package struct AnsweredSurface: PresenterSurface {
  package let events: AsyncThrowingStream<SurfaceEvent, any Error>
  private let answers: AsyncThrowingStream<SurfaceEvent, any Error>.Continuation
  private let answer: SurfaceEvent?

  /// A surface that tells one event, or none, and then waits to be closed.
  package init(_ answer: SurfaceEvent?) {
    self.answer = answer
    (events, answers) = AsyncThrowingStream.makeStream()
    if let answer { answers.yield(answer) }
  }

  /// The answer was refused: there is no other.
  package func update(_ content: DialogContent) async {
    guard let problem = content.fields.compactMap(\.problem).first else { return }
    var name = ""
    if case .clicked(let id, _) = answer { name = id }
    answers.finish(
      throwing: PresenterError.answerRefused(name, because: problem.string))
  }

  /// The surface broke before its answer was taken.
  package func fail(_ error: any Error) {
    answers.finish(throwing: error)
  }

  package func close(after response: Response) async {
    answers.finish()
  }
}
