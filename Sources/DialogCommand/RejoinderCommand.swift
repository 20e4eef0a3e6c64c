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
    return await run(words(), environment: Environment.current())
  }

  /// The process's arguments, or `nil` where one is not UTF-8, and so would name another file.
  private static func words() -> [String]? {
    let words = (1..<max(1, Int(CommandLine.argc))).map { index in
      CommandLine.unsafeArgv[index].flatMap { String(validatingCString: $0) }
    }
    return words.contains(nil) ? nil : words.compactMap(\.self)
  }

  static func run(_ words: [String]?, environment: [String: String]) async -> Int32 {
    let localizer = GettextLocalizer.shipped(environment: environment)
    var runner = CommandRunner(localizer: localizer)
    do {
      guard let words else {
        throw CommandError.usage("an argument is not in UTF-8", "write names and texts in UTF-8")
      }
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
