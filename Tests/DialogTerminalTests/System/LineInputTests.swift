import Dialogs
import SystemIO
import Testing

@testable import DialogTerminal

@Suite struct `Lines that are read` {
  private static func lines(_ input: inout LineInput) throws -> [String?] {
    var lines: [String?] = []
    while case .line(let line) = try input.next(orRaised: []) {
      lines.append(line.text.map { String(decoding: $0, as: UTF8.self) })
    }
    return lines
  }

  @Test(arguments: [
    ("", []), ("a\nb\n", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]), ("a", ["a"]), ("a\r", ["a"]),
    ("\n\r\n", ["", ""]), ("a\rb\n", ["a\rb"]), ("é\n", ["é"]), ("\r\r\n", ["\r"]),
  ])
  func `end at a line feed, or with the input`(text: String, expected: [String]) throws {
    let line = Line.ending(with: text)
    var input = LineInput(line.reading)
    #expect(try Self.lines(&input) == expected)
    #expect(try input.next(orRaised: []) == .end)
  }

  @Test func `leave what follows them`() throws {
    let line = Line("one\ntwo\nthree")
    var input = LineInput(line.reading)
    #expect(try input.next(orRaised: []) == .line(InputLine(text: Array("one".utf8))))
    #expect(line.textNow() == "two\nthree")
  }

  @Test(arguments: [
    (LineInput.limit, "\n", true), (LineInput.limit, "\r\n", true),
    (LineInput.limit + 1, "\n", false), (LineInput.limit * 2, "\r\n", false),
    (LineInput.limit + 1, "", false),
  ])
  func `have a limit, and are read to their end all the same`(
    length: Int, end: String, isWhole: Bool
  ) async throws {
    let line = Line()
    async let writing: Void = waiting {
      line.write(String(repeating: "x", count: length) + end)
      if !end.isEmpty { line.write("next") }
      line.hangUp()
    }
    let (long, rest) = try await waiting {
      var input = LineInput(line.reading)
      return (try input.next(orRaised: []), try Self.lines(&input))
    }
    try await writing
    let text = isWhole ? [UInt8](repeating: UInt8(ascii: "x"), count: length) : nil
    #expect(long == .line(InputLine(text: text, isTerminated: !end.isEmpty)))
    #expect(rest == (end.isEmpty ? [] : ["next"]))
  }

  @Test func `a signal comes before what can be read, and costs nothing`() throws {
    let line = Line("half")
    let signal = try WakeFlag()
    var input = LineInput(line.reading)
    signal.set()
    #expect(try input.next(orRaised: [signal]) == .raised(0))
    signal.clear()
    line.write(" a line\n")
    #expect(
      try input.next(orRaised: [signal]) == .line(InputLine(text: Array("half a line".utf8))))
  }

  @Test(arguments: [-1, 1_000_000])
  func `a descriptor that is not open is an error that says so`(descriptor: Int32) throws {
    var input = LineInput(descriptor)
    let error = #expect(throws: TerminalError.self) { try input.next(orRaised: []) }
    #expect(
      error?.description
        == "the answer could not be read (Bad file descriptor): choose another presenter")
  }
}
