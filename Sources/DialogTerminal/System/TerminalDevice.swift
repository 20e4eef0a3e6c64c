import CRawTerminal
import Dialogs
import Glibc
import SystemIO

/// A terminal opened once more for oneself: nobody else can close it, and nothing else waits where
/// this must not.
final class TerminalDevice: Sendable {
  private let reading: FileDescriptor
  private let writing: FileDescriptor

  /// Opens the terminal behind descriptors that stay the caller's.
  ///
  /// - Parameters:
  ///   - input: Where keys come from.
  ///   - output: Where a dialog is drawn.
  /// - Throws: `PresenterError.nowhereToShow` where one is not open, or no terminal.
  init(input: Int32, output: Int32) throws(PresenterError) {
    try OpenDescriptor.requireOutput(output)
    try OpenDescriptor.requireInput(input)
    guard isatty(output) == 1 else { throw .nowhereToShow("the output is not a terminal") }
    guard isatty(input) == 1 else { throw .nowhereToShow("the input is not a terminal") }
    do {
      reading = try Self.open(input, O_RDONLY)
      writing = try Self.open(output, O_WRONLY)
    } catch {
      throw .nowhereToShow(error.words)
    }
  }

  var input: Int32 { reading.number }
  var output: Int32 { writing.number }

  /// Whether the keys are this program's, and not the shell's that started it; tcgetpgrp(3).
  var isInForeground: Bool { crawterminal_is_in_background(input) == 0 }

  /// Throws away what was typed and not yet read; tcflush(3).
  func discardInput() { tcflush(input, TCIFLUSH) }

  /// Opens what a descriptor stands for.
  ///
  /// `O_NONBLOCK` belongs to the open file, which others share:
  /// only a file opened anew can have it. Where that is not allowed, as after su(1), a copy serves.
  private static func open(_ descriptor: Int32, _ access: Int32) throws(SystemError)
    -> FileDescriptor
  {
    do {
      return try FileDescriptor(
        "/proc/self/fd/\(descriptor)", flags: access | O_NONBLOCK | O_NOCTTY
      ).aboveStandard()
    } catch {
      return try FileDescriptor(copying: descriptor)
    }
  }
}
