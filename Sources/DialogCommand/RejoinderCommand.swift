import DialogLocalization
import Dialogs
import Glibc

/// The `rejoinder` command line as a library.
public enum RejoinderCommand {
  /// The version, as `--version` tells it.
  public static let version = "0.1.0"

  /// Does what the process's arguments say.
  ///
  /// - Returns: The exit status.
  public static func main() async -> Int32 {
    Descriptor.openStandardStreams()
    // A reader that goes away is an output error, not the end of the program.
    signal(SIGPIPE, SIG_IGN)
    return await run(Array(CommandLine.arguments.dropFirst()), environment: Environment.current())
  }

  static func run(_ words: [String], environment: [String: String]) async -> Int32 {
    let localizer = GettextLocalizer.shipped(environment: environment)
    var runner = CommandRunner(localizer: localizer)
    do {
      let code = try await runner.run(words, environment: environment)
      return code.status(in: environment)
    } catch {
      let failure = CommandError(error)
      let parts =
        ["rejoinder"] + failure.places + [failure.message, failure.recovery].map(runner.say)
      let line = parts.joined(separator: ": ")
      try? Descriptor.write(line.visible + "\n", to: STDERR_FILENO)
      return failure.code.status(in: environment)
    }
  }
}
