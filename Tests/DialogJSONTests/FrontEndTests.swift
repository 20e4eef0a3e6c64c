import DialogJSON
import Dialogs
import Glibc
import SystemIO
import Testing

private let okOrCancel = #"{"kind": "sheet", "buttons": [{"stock": "ok"}, {"stock": "cancel"}]}"#

/// A front end in the shell that answers every request, by id, with OK.
private let answering = #"""
  while read -r line; do case $line in *'"present"'*)
    id=${line#*'"id":'}
    echo '{"jsonrpc":"2.0","id":'"${id%%,*}"',"result":{"button":"ok"}}'
  esac done
  """#
private let hello = #"echo '{"jsonrpc":"2.0","method":"hello","params":{"protocol":1}}';"#

@Suite("A front end that a presenter starts", .timeLimit(.minutes(3))) struct FrontEndTests {
  private let folder: SocketFolder

  init() throws {
    folder = try SocketFolder()
  }

  /// What a front end has written to a file, as soon as it has written a whole line.
  private func line(in name: String) async throws -> String {
    while true {
      let bytes = (try? Reading.file(folder.path(name), limit: 1 << 20)) ?? []
      if bytes.last == UInt8(ascii: "\n") {
        return String(decoding: bytes.dropLast(), as: UTF8.self)
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Waits until a process is gone, its parent having heard of it.
  private func isGone(_ process: String) async throws -> Bool {
    let number = try #require(pid_t(process))
    for _ in 0..<600 {
      if kill(number, 0) != 0 { return true }
      try await Task.sleep(for: .milliseconds(5))
    }
    return false
  }

  /// Whether a process runs; where it does not, init may not have heard of it yet.
  private func isRunning(_ process: String) -> Bool {
    let status = (try? Reading.file("/proc/\(process)/stat", limit: 4096)) ?? []
    return !status.isEmpty && !String(decoding: status, as: UTF8.self).contains(") Z ")
  }

  @Test("answers, several dialogs, and goes when its input ends")
  func answers() async throws {
    let command = "echo $$ > \(folder.path("pid")); \(answering); echo end > \(folder.path("end"))"
    do {
      let stage = Stage(JSONPresenter(frontEnd: command))
      for _ in 0..<3 { #expect(try await present(okOrCancel, on: stage).button == "ok") }
    }
    #expect(try await line(in: "end") == "end")
    #expect(try await isGone(line(in: "pid")))
  }

  @Test(
    "begins as a program does: in a group of its own, with three descriptors and no signal held")
  func fresh() async throws {
    let leaked = dup(STDERR_FILENO)
    defer { close(leaked) }
    signal(SIGUSR2, SIG_IGN)
    let file = folder.path("seen")
    let command = """
      ls /proc/self/fd > \(file).fd; \
      set -- $(cat /proc/$$/stat); echo $1 $5 $(cat \(file).fd) \
      $(grep -E 'Sig(Blk|Ign)' /proc/$$/status) > \(file); \(answering)
      """
    let stage = Stage(JSONPresenter(frontEnd: command))
    #expect(try await present(okOrCancel, on: stage).button == "ok")
    signal(SIGUSR2, SIG_DFL)
    let seen = try await line(in: "seen").split(separator: " ")
    try #require(seen.count == 10)
    #expect(seen[0] == seen[1])
    // The last is how the folder is read.
    #expect(seen[2...5] == ["0", "1", "2", "3"])
    // The C library has two more for itself above the signals that programs know.
    for (name, set) in [(seen[6], seen[7]), (seen[8], seen[9])] {
      #expect(try #require(UInt64(set, radix: 16)) & 0x7FFF_FFFF == 0, "\(name) \(set)")
    }
  }

  @Test(
    "that ends before it has said anything fails the dialogs, and says how it has ended",
    arguments: [
      ("exec /no/such/program 2> /dev/null", "the front end has ended with status 127"),
      ("exit 0", "the front end has ended with status 0"),
      ("read -r line; exit 3", "the front end has ended with status 3"),
      ("kill -KILL $$", "the front end was ended by signal 9"),
      ("printf '{\"jsonrpc\"'; exit 4", "the front end has ended with status 4"),
    ])
  func silent(command: String, words: String) async throws {
    let stage = Stage(JSONPresenter(frontEnd: command))
    for _ in 0..<2 {
      await #expect(throws: PresenterError.nowhereToShow(words)) {
        try await present(okOrCancel, on: stage)
      }
    }
  }

  @Test(
    "that ends later, or is no more heard, ends the dialogs",
    arguments: [
      (hello + "exit 3", CancelReason.endOfInput), (hello + "kill -KILL $$", .endOfInput),
      (hello + "read -r line; printf '{'; exit 0", .endOfInput),
      ("kill -INT $$", .interrupted), (hello + "kill -INT $$", .interrupted),
      ("exec >&-; cat > /dev/null", .endOfInput), (hello + "exec <&-; sleep 9", .endOfInput),
    ] as [(String, CancelReason)])
  func later(command: String, reason: CancelReason) async throws {
    let stage = Stage(JSONPresenter(frontEnd: command))
    for _ in 0..<2 {
      #expect(try await present(okOrCancel, on: stage).cancelReason == reason)
    }
  }

  @Test("that writes more than fits on the way before it reads is read meanwhile")
  func bothWrite() async throws {
    let command = #"""
      yes '{"jsonrpc":"2.0","method":"x"}' | head -n 50000; \#(answering)
      """#
    let stage = Stage(JSONPresenter(frontEnd: command))
    let message = String(repeating: "x", count: 200_000)
    let big = #"{"kind": "alert", "title": "?", "message": {"verbatim": "\#(message)"}}"#
    let responses = (0..<7).map { _ in Task { try await present(big, on: stage) } }
    for response in responses { #expect(try await response.value.button == "ok") }
  }

  @Test("is told to go where the end of its input does not move it, and killed where that does not")
  func stubborn() async throws {
    let patient = "trap 'echo told > \(folder.path("told")); exit' TERM"
    for (name, trap) in [("patient", patient), ("deaf", "trap '' TERM")] {
      let child = "sh -c 'echo $$ > \(folder.path(name + ".child")); exec sleep 60' & "
      let command = "\(trap); \(hello) echo $$ > \(folder.path(name)); \(child) wait; wait"
      let presenter = JSONPresenter(frontEnd: command)
      let waiting = Task { [presenter] in try await present(okOrCancel, on: Stage(presenter)) }
      _ = try await line(in: name + ".child")
      waiting.cancel()
      _ = try await waiting.value
    }
    #expect(try await line(in: "told") == "told")
    for name in ["patient", "deaf"] {
      #expect(try await isGone(line(in: name)))
      let child = try await line(in: name + ".child")
      while isRunning(child) { try await Task.sleep(for: .milliseconds(5)) }
    }
  }
}
