// Asks by a presenter over standard input and output: how many dialogs are open at once is the first
// argument, each of the others a number of dialogs. When so many were answered it tells on standard
// error how many nanoseconds they took, and how many bytes the process then has in memory.

import DialogJSON
import Dialogs
import Glibc
import SystemIO

let stage = Stage(JSONPresenter())
let numbers = CommandLine.arguments.dropFirst().compactMap(Int.init)
for count in numbers.dropFirst() {
  let time = try await ContinuousClock().measure {
    try await ask(count, inFlight: numbers[0], on: stage)
  }
  let line = "\(Int(time / .nanoseconds(1))) \(try residentBytes())\n"
  try Writing.all(Array(line.utf8), to: STDERR_FILENO)
}

/// Presents so many dialogs, of which so many are open at once.
func ask(_ count: Int, inFlight: Int, on stage: Stage) async throws {
  try await withThrowingTaskGroup { group in
    for lane in 0..<inFlight {
      group.addTask {
        let question = question()
        for _ in stride(from: lane, to: count, by: inFlight) {
          let response = try await question.present(on: stage)
          guard response.button == "delete" else { throw Unexpected(response: response) }
        }
      }
    }
    try await group.waitForAll()
  }
}

func question() -> Dialog {
  .alert(
    "Delete “\("Minutes of the last meeting.odt", as: "file")”?",
    message:
      "It is in the folder for the annual report, and two others have it open at this moment.",
    buttons: [.destructive("Delete"), .cancel("Keep")])
}

/// Another answer than the one that the other side always gives.
struct Unexpected: Error {
  let response: Response
}

/// What the process has in memory; proc(5).
func residentBytes() throws -> Int {
  let text = String(decoding: try Reading.file("/proc/self/statm", limit: 1 << 12), as: UTF8.self)
  return (Int(text.split(separator: " ")[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
}
