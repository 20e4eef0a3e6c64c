import CSystemIO
package import Glibc

/// A command that the shell runs in a process group of its own.
package struct ShellProcess: Sendable {
  /// What has become of it; waitid(2).
  package enum Change: Sendable, Hashable {
    /// It was stopped by a signal, and may go on.
    case stopped(Int32)
    /// It has exited with a status.
    case exited(Int32)
    /// It was ended by a signal.
    case killed(Int32)
  }

  /// The number of the process, and of its group.
  package let number: pid_t

  /// Starts a command by `/bin/sh -c`, with all signals as at first; posix_spawn(3).
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - input: What becomes its standard input.
  ///   - output: What becomes its standard output. Standard error is shared, and nothing else is.
  ///   - terminal: A terminal that its group is put in front of before it begins; −1 for none.
  /// - Throws: What the system says.
  package init(
    _ command: String, input: Int32, output: Int32, inFrontOf terminal: Int32 = -1
  ) throws(SystemError) {
    guard !command.utf8.contains(0) else { throw SystemError(code: EINVAL) }
    var number: pid_t = 0
    let code = csystemio_spawn_shell(&number, command, input, output, terminal)
    guard code == 0 else { throw SystemError(code: code) }
    self.number = number
  }

  /// Waits until it is stopped or over.
  ///
  /// Where it is over, its number stays its own until ``forget()``.
  ///
  /// - Returns: What has become of it; `nil` where somebody else has asked, and nobody can tell.
  package func nextChange() -> Change? {
    var info = siginfo_t()
    do {
      _ = try SystemError.check {
        waitid(P_PID, id_t(number), &info, WEXITED | WSTOPPED | WNOWAIT)
      }
    } catch { return nil }
    let status = info._sifields._sigchld.si_status
    switch info.si_code {
    case Int32(CLD_STOPPED):
      // Told once.
      waitid(P_PID, id_t(number), &info, WSTOPPED | WNOHANG)
      return .stopped(status)
    case Int32(CLD_EXITED): return .exited(status)
    default: return .killed(status)
    }
  }

  /// Lets the system forget the process that is over.
  package func forget() {
    var info = siginfo_t()
    waitid(P_PID, id_t(number), &info, WEXITED | WNOHANG)
  }

  /// Sends a signal to all of its group; kill(2).
  ///
  /// - Returns: Whether there is anybody left in it.
  @discardableResult
  package func signal(_ signal: Int32) -> Bool { kill(-number, signal) == 0 }
}
