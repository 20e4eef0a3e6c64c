// “compare FILE FILE TIMES” reads two PNG files, as references are read, and compares them, so many
// times. “check FILE TIMES” reads a file as often, and compares it with the same picture in memory.
// Both tell how many nanoseconds that took and how many pixels differ. “record FROM TO” writes a PNG
// again as references are recorded.

import DialogGraphics
import DialogSnapshots
import Glibc
import SystemIO

let arguments = Array(CommandLine.arguments.dropFirst())
let times = arguments.last.flatMap { Int($0) } ?? 1
switch (arguments.first, arguments.count) {
case ("record", 3):
  try Bitmap(contentsOf: arguments[1]).write(to: arguments[2], compression: .small)
case ("check", 3):
  let picture = try PictureReference(contentsOf: arguments[1]).bitmap
  var differing = 0
  let time = try ContinuousClock().measure {
    for _ in 0..<times {
      let reference = try PictureReference(contentsOf: arguments[1]).bitmap
      differing += try differingPixels(reference, picture, .exact)
    }
  }
  try tell(time, differing)
case ("compare", 4):
  var differing = 0
  let time = try await ContinuousClock().measure {
    for _ in 0..<times {
      // At the same time, as blazediff reads them.
      async let reference = PictureReference(contentsOf: arguments[1]).bitmap
      let actual = try PictureReference(contentsOf: arguments[2]).bitmap
      differing = try await differingPixels(reference, actual, .perceptual)
    }
  }
  try tell(time, differing)
default:
  let usage =
    "usage: ComparisonBenchmark compare FILE FILE TIMES | check FILE TIMES | record FROM TO\n"
  try Writing.all(Array(usage.utf8), to: STDERR_FILENO)
  exit(64)
}

func differingPixels(
  _ reference: Bitmap, _ actual: Bitmap, _ tolerance: Tolerance
) throws -> Int {
  try PictureComparison.compare(reference, actual, tolerance: tolerance)?.differingPixels ?? 0
}

func tell(_ time: Duration, _ differing: Int) throws {
  let line = "\(Int(time / .nanoseconds(1))) \(differing)\n"
  try Writing.all(Array(line.utf8), to: STDOUT_FILENO)
}
