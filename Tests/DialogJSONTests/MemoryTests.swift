import Foundation
import ProgramRunner
import Testing

@Suite("Many dialogs over JSON", .timeLimit(.minutes(5))) struct MemoryTests {
  /// Answers every request, by an editor of lines between two pipes.
  private static let answered = #"""
    mkfifo "$1" && "$0" 64 5000 25000 <"$1" | stdbuf -oL sed -n "$2" >"$1"
    """#
  private static let answer = #"""
    s/.*"id":\([0-9]*\),"method":"present".*/{"jsonrpc":"2.0","id":\1,"result":{"button":"delete"}}/p
    """#

  @Test("leave nothing behind in memory")
  func flat() throws {
    let scratch = try Scratch()
    let program = ProgramRun.folder.appending(path: "JSONBenchmark").path
    let run = try ProgramRun(
      "/bin/sh", ["-c", Self.answered, program, scratch.path("answers"), Self.answer])
    let resident = run.errors.split(separator: "\n").map {
      $0.split(separator: " ").last.flatMap { Int($0) }
    }
    let first = try #require(resident.first ?? nil, "\(run.errors)")
    let last = try #require(resident.last ?? nil)
    #expect(resident.count == 2)
    // A leak of 32 bytes a dialog takes as much.
    #expect(last - first < 800_000)
  }
}
