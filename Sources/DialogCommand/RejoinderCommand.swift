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
    var reader = CommandReader(localizer: localizer)
    do {
      let code = try await reader.run(words, environment: environment)
      return code.status(in: environment)
    } catch {
      let failure = CommandError(error)
      let parts =
        ["rejoinder"] + failure.places + [failure.message, failure.recovery].map(reader.say)
      let line = parts.joined(separator: ": ")
      try? Descriptor.write(line.onOneLine + "\n", to: STDERR_FILENO)
      return failure.code.status(in: environment)
    }
  }
}

extension String {
  /// The text on one line, its line breaks and control characters visible.
  fileprivate var onOneLine: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.flatMap {
          $0.properties.generalCategory == .control
            ? Array($0.escaped(asASCII: true).unicodeScalars) : [$0]
        }))
  }
}
