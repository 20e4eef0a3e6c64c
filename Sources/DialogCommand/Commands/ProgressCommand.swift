import Dialogs
import Glibc
import Synchronization
import SystemIO

/// `progress TITLE`: work going on, told by lines on standard input.
@MainActor enum ProgressCommand {
  /// Shows the work until the input ends, or until the reader cancels it.
  static func run(
    _ title: String, _ arguments: ParsedArguments, with asker: Asker
  ) async throws -> ExitCode {
    let total = try arguments.number("total", in: 1...1e15, isWhole: true).map { Int($0) }
    // A button that nobody can press is not shown.
    let dialog = try DialogOptions(.progress, arguments).dialog(
      title: title, hasButtons: asker.canBeAnswered)
    if let answer = asker.options.answers?.first {
      return try await end(dialog, by: answer, with: asker)
    }
    if asker.options.presenter == .png {
      return try await draw(dialog, total, arguments, with: asker)
    }
    let result = try await asker.run(dialog) { progress in
      try await read { progress.update($0, of: total, arguments.text) }
    }
    switch result {
    case .finished: return .ok
    case .cancelled(let response):
      return asker.code(of: response, cancelID: response.button)
    }
  }

  /// Ends the dialog by an answer that was given, before anything is read.
  private static func end(
    _ dialog: Dialog, by answer: String, with asker: Asker
  ) async throws -> ExitCode {
    let content = try asker.content(of: dialog)
    guard AnswerScript.answers(content, with: answer) else {
      throw PresenterError.noSuchAnswer(
        answer, among: content.buttons.map(\.id) + AnswerScript.words)
    }
    return asker.code(of: try await asker.ask(dialog), cancelID: content.cancelButton?.id)
  }

  /// Draws what the input told last.
  private static func draw(
    _ dialog: Dialog, _ total: Int?, _ arguments: ParsedArguments, with asker: Asker
  ) async throws -> ExitCode {
    let last = Mutex(ProgressInput.Report())
    try await read { report in
      last.withLock { last in
        last.done = report.done ?? last.done
        last.message = report.message ?? last.message
      }
    }
    var dialog = dialog
    let report = last.withLock { $0 }
    dialog.progress = report.done.map { .fraction(min(max($0 / Double(total ?? 100), 0), 1)) }
    dialog.message = report.message.map(arguments.text) ?? dialog.message
    let response = try await asker.ask(dialog)
    return asker.code(of: response, cancelID: nil)
  }

  /// Reads standard input to its end, or until the task is cancelled, on a thread that may wait.
  private static func read(
    _ take: @escaping @Sendable (ProgressInput.Report) -> Void
  ) async throws {
    let stop = try WakeFlag()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { over in
        OwnThread.start {
          var input = ProgressInput()
          over.resume(
            with: Result {
              try Descriptor.forEachLine(of: STDIN_FILENO, unlessRaised: stop) { line in
                if let report = input.take(line) { take(report) }
              }
            })
        }
      }
    } onCancel: {
      stop.set()
    }
    try Task.checkCancellation()
  }
}

extension ProgressReporter {
  /// Tells what a line or a block told.
  nonisolated fileprivate func update(
    _ report: ProgressInput.Report, of total: Int?, _ text: (String) -> DialogText
  ) {
    let message = report.message.map(text)
    switch (report.done, total) {
    case (let done?, let total?):
      update(completed: Int(min(max(done, 0), Double(total))), of: total, message: message)
    case (let done?, nil): update(fraction: done / 100, message: message)
    case (nil, _): if let message { update(message: message) }
    }
  }
}
