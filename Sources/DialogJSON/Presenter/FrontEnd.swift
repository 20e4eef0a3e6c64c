import Dialogs
import Dispatch
import Glibc
import Synchronization
import SystemIO

/// A program that was started to show dialogs, and is ended with whoever has started it.
///
/// It runs under `sh -c` in a process group of its own. What it has started in that group ends with
/// it.
final class FrontEnd: Sendable {
  /// How long it has to go when its input has ended.
  private static let grace = DispatchTimeInterval.seconds(1)
  /// How long it has to go when it was told to, before it is killed.
  private static let patience = DispatchTimeInterval.milliseconds(500)

  private enum Status: Sendable {
    case running
    /// How is `nil` where nobody can tell.
    case over(ShellProcess.Change?)
    /// Its number is not its own any more.
    case forgotten(ShellProcess.Change?)
  }

  /// What it is spoken to by.
  let channel: LineChannel
  private let process: ShellProcess
  /// The terminal that is lent to it.
  private let terminal: ControllingTerminal?
  private let status = Mutex(Status.running)
  private let isOver = DispatchGroup()
  private let isGone = DispatchGroup()

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - lendsTerminal: Whether the terminal, where this process is in front of it, is the program's
  ///     until it ends, and this process stops with the program.
  /// - Throws: What the system says.
  init(_ command: String, lendsTerminal: Bool) throws(SystemError) {
    let requests = try PipeEnds()
    let answers = try PipeEnds()
    guard
      let channel = LineChannel(input: answers.reading.number, output: requests.writing.number)
    else { throw SystemError() }
    self.channel = channel
    terminal = lendsTerminal ? ControllingTerminal() : nil
    let isInFront = terminal?.hasInFront(getpgrp()) ?? false
    process = try ShellProcess(
      command, input: requests.reading.number, output: answers.writing.number,
      inFrontOf: isInFront ? terminal?.descriptor ?? -1 : -1)
    isOver.enter()
    isGone.enter()
    Leftovers.ofProcess.add(for: self) { self.end() }
    OwnThread.start { self.watch() }
  }

  /// Why the program can't answer any more, once its output has ended; waits until it is over, a
  /// second at most.
  var ending: AskingSide.Ending {
    _ = isOver.wait(timeout: .now() + Self.grace)
    if case .killed(SIGINT)? = change { return .cancelled(.interrupted) }
    return failure.map { .failed($0) } ?? .cancelled(.endOfInput)
  }

  /// Does something where the program reads no more and has not ended, or its end is not noticed for
  /// what it has left behind.
  func afterItsEnding(_ work: @escaping @Sendable () -> Void) {
    OwnThread.start { [self] in
      if isOver.wait(timeout: .now() + Self.grace) == .success { usleep(1_000_000) }
      work()
    }
  }

  /// How the program has ended; `nil` while it runs.
  var failure: PresenterError? {
    switch change {
    case .exited(let status): .nowhereToShow("the front end has ended with status \(status)")
    case .killed(let signal): .nowhereToShow("the front end was ended by signal \(signal)")
    case .stopped, nil: nil
    }
  }

  private var change: ShellProcess.Change? {
    switch status.withLock({ $0 }) {
    case .running: nil
    case .over(let change), .forgotten(let change): change
    }
  }

  /// Ends the program on a thread that may wait.
  func endSoon() {
    OwnThread.start { self.end() }
  }

  /// Ends the program: by the end of its input, then TERM, then KILL; waits until it is gone.
  func end() {
    channel.hangUp()
    if isOver.wait(timeout: .now() + Self.grace) == .timedOut {
      signal(SIGTERM)
      // Where it was stopped, it does not hear of the other before.
      signal(SIGCONT)
    }
    if isOver.wait(timeout: .now() + Self.patience) == .timedOut { signal(SIGKILL) }
    // What the system itself holds up can't be waited for.
    _ = isGone.wait(timeout: .now() + Self.grace)
    Leftovers.ofProcess.forget(self)
  }

  private func signal(_ number: Int32) {
    status.withLock { status in
      if case .forgotten = status { return }
      process.signal(number)
    }
  }

  /// Follows what becomes of the program, on a thread of its own.
  private func watch() {
    var change = process.nextChange()
    while case .stopped(let signal)? = change {
      stopToo(by: signal)
      change = process.nextChange()
    }
    status.withLock { $0 = .over(change) }
    terminal?.replace(inFront: process.number, by: getpgrp())
    isOver.leave()
    // Before the number can be another's.
    process.signal(SIGTERM)
    status.withLock { status in
      process.forget()
      status = .forgotten(change)
    }
    endRest()
    isGone.leave()
  }

  /// Waits until nobody is left of the group, and then does not wait any more.
  private func endRest() {
    for _ in 0..<50 {
      guard process.signal(0) else { return }
      usleep(10_000)
    }
    process.signal(SIGKILL)
  }

  /// A job is stopped and goes on as a whole, though the program has a group of its own.
  private func stopToo(by signal: Int32) {
    guard let terminal, [SIGTSTP, SIGTTIN, SIGTTOU].contains(signal) else { return }
    terminal.replace(inFront: process.number, by: getpgrp())
    ControllingTerminal.stopGroup(by: signal)
    // Where nobody can bring the job to the front, it is not stopped, and would go round for ever.
    usleep(100_000)
    terminal.replace(inFront: getpgrp(), by: process.number)
    process.signal(SIGCONT)
  }
}
