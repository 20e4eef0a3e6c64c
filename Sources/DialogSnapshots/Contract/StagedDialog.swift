import Dialogs

/// A question that is presented on a stage, as an application would.
struct StagedDialog {
  /// What becomes of it.
  enum Moment: Sendable {
    case shown(Presentation)
    case ended(End)
  }

  /// How it ends.
  enum End: Sendable, Equatable {
    case answered(String)
    case cancelled(CancelReason)
    case failed(String)
  }

  private let moments = Inbox<Moment>()
  private let task: Task<Void, Never>

  init(_ title: DialogText, on stage: Stage) {
    task = Task { [moments] in
      do {
        let dialog = ContractDialogs.question(title).onDidPresent { moments.post(.shown($0)) }
        let response = try await dialog.present(on: stage)
        switch response.outcome {
        case .button(let id, _): moments.post(.ended(.answered(id)))
        case .cancelled(let reason, _): moments.post(.ended(.cancelled(reason)))
        }
      } catch {
        moments.post(.ended(.failed("\(error)")))
      }
    }
  }

  /// What becomes of it next.
  func next(within limit: Duration) async -> Moment? {
    await moments.next(within: limit)
  }

  /// Cancels the task that presents it.
  func cancel() {
    task.cancel()
  }
}

extension StagedDialog.Moment? {
  /// Whether it is over, and how.
  func isEnd(_ expected: StagedDialog.End) -> Bool {
    if case .ended(expected) = self { true } else { false }
  }

  /// What happened, to stand in a sentence.
  var inWords: String {
    switch self {
    case .shown: "it was only shown"
    case .ended(.answered(let button)): "“\(button)” came back"
    case .ended(.cancelled(let reason)): "a cancel (\(reason)) came back"
    case .ended(.failed(let error)): "an error (\(error)) came back"
    case nil: "nothing came back"
    }
  }
}
