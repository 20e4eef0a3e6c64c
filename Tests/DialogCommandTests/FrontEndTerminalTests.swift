import Foundation
import Glibc
import ProgramRunner
import Testing

/// A front end that asks on the terminal of the program that has started it.
@Suite(.serialized, .timeLimit(.minutes(2))) struct FrontEndTerminalTests {
  /// Asks which button to press, at the terminal.
  private static let asking = #"""
    while read -r line; do case $line in *'"present"'*)
      id=${line#*'"id":'}
      printf 'Which? ' > /dev/tty
      read -r button < /dev/tty
      echo '{"jsonrpc":"2.0","id":'"${id%%,*}"',"result":{"button":"'"$button"'"}}'
    esac done
    """#

  private let scratch: Scratch
  private let shell: ShellSession

  init() throws {
    scratch = try Scratch()
    let front = try scratch.write(Self.asking, to: "front.sh")
    shell = try ShellSession(environment: ["F": "sh \(front)"])
  }

  @Test func `reads what is typed, and the shell has the terminal afterwards`() {
    for _ in 0..<2 {
      shell.type("$R alert Hi --front-end=\"$F\" --button=Go | cat; echo rc ${PIPESTATUS[0]}\n")
      #expect(shell.shows("Which? "))
      shell.type("go\n")
      #expect(shell.shows("go\r\ngo\r\nrc 0"))
    }
    shell.type("read x; echo a\"$x\"b\n")
    shell.type("typed\n")
    #expect(shell.shows("atypedb"))
  }

  @Test func `is ended by Ctrl-C, and the program with it`() {
    shell.type("$R alert Hi --front-end=\"$F\"; echo rc $?\n")
    #expect(shell.shows("Which? "))
    shell.type("\u{3}")
    #expect(shell.shows("rc 130"))
  }

  @Test func `is stopped by Ctrl-Z with the program, and goes on with it`() {
    shell.type("$R alert Hi --front-end=\"$F\"\n")
    #expect(shell.shows("Which? "))
    shell.type("\u{1A}")
    #expect(shell.shows("Stopped"))
    shell.type("echo a\"\"b\n")
    #expect(shell.shows("ab\r\n"))
    shell.type("fg\n")
    #expect(shell.shows("--front-end"))
    usleep(300_000)
    shell.type("ok\n")
    #expect(shell.shows("ok\r\nok\r\n"))
    shell.type("echo rc $?\n")
    #expect(shell.shows("rc 0"))
  }

  @Test func `waits in the background until it is brought to the front`() {
    shell.type("$R alert Hi --front-end=\"$F\" & sleep 1\n")
    #expect(shell.shows("Which? "))
    shell.type("echo a\"\"b; jobs\n")
    #expect(shell.shows("ab\r\n"))
    #expect(shell.shows("Stopped"))
    shell.type("fg\n")
    #expect(shell.shows("--front-end"))
    usleep(300_000)
    shell.type("ok\n")
    #expect(shell.shows("ok\r\nok\r\n"))
  }

  @Test func `does not take the terminal from a program that reads it`() {
    shell.type("$R progress Copying --front-end='cat > /dev/null'; echo rc $?\n")
    usleep(500_000)
    shell.type("50\n\u{4}")
    #expect(shell.shows("rc 0"))
  }
}
