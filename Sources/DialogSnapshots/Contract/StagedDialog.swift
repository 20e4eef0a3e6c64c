import Dialogs

/// A question that is presented on a stage, as an application would.
struct StagedDialog {
  /// How it ended.
  enum End: Sendable, Equatable {
    case answered(String)
    case cancelled(CancelReason)
    case failed(String)
  }

  private let shown = Inbox<Presentation>()
  private let ended = Inbox<End>()
  private let task: Task<Void, Never>

  init(_ title: DialogText, on stage: Stage) {
    task = Task { [shown, ended] in
      do {
        let dialog = ContractDialogs.question(title).onDidPresent { shown.post($0) }
        let response = try await dialog.present(on: stage)
        switch response.outcome {
        case .button(let id, _): ended.post(.answered(id))
        case .cancelled(let reason, _): ended.post(.cancelled(reason))
        }
      } catch {
        ended.post(.failed("\(error)"))
      }
    }
  }

  /// What is shown, once it is.
  func shown(within limit: Duration) async -> Presentation? {
    await shown.next(within: limit)
  }

  /// How it ended, once it has.
  func end(within limit: Duration) async -> End? {
    await ended.next(within: limit)
  }

  /// Cancels the task that presents it.
  func cancel() {
    task.cancel()
  }
}

extension StagedDialog.End? {
  /// What came back, to stand in a sentence.
  var inWords: String {
    switch self {
    case .answered(let button): "“\(button)”"
    case .cancelled(let reason): "a cancel (\(reason))"
    case .failed(let error): "an error (\(error))"
    case nil: "nothing"
    }
  }
}
