import Foundation
import Testing

@Suite("A line of 64 MiB", .timeLimit(.minutes(1))) struct EndlessLineTests {
  @Test("is not held, and the dialog is still answered")
  func memory() throws {
    let program = try ProgramAtPipes("rejoinder alert Go? --button Go --presenter json")
    while try #require(try program.line()).contains("didPresent") == false {}
    let before = try program.mostMemory()
    let piece = String(repeating: "x", count: 1 << 20)
    for _ in 0..<64 { program.say(piece) }
    #expect(try program.line()?.contains("-32700") == true)
    let after = try program.mostMemory()
    program.say("\n" + #"{"jsonrpc":"2.0","id":1,"result":{"button":"go"}}"# + "\n")
    #expect(try program.line()?.contains("clicked") == true)
    #expect(after - before < 8 << 10, "\(before) KiB, then \(after) KiB")
    while try program.line() != nil {}
    #expect(program.status() == 0)
  }
}

extension ProgramAtPipes {
  /// The most memory that the program has had at once, in KiB; proc_pid_status(5).
  fileprivate func mostMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return try #require(line?.split(separator: " ").dropFirst().first.flatMap { Int($0) })
  }
}
