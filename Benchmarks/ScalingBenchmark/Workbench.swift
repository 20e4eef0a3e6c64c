import DialogGraphics
import Glibc
import SystemIO

/// Holds the pictures, and does the works that are timed.
struct Workbench {
  private var pictures: [String: Picture] = [:]

  /// Does what a line asks for.
  ///
  ///     kernels                       names those that this machine has, the best one first
  ///     load NAME DEPTH PATH          keeps a picture at 8 or 16 bits a sample
  ///     scale NAME W H WAY RUNS       tells the nanoseconds of all runs together
  ///     save NAME W H WAY PATH        writes the result's samples, and nothing else, to a file
  ///     file FROM TO W H WAY RUNS     tells the nanoseconds of all runs from PNG file to PNG file
  ///
  /// `WAY` is four words: filter, light, quality, kernels.
  mutating func answer(_ words: [String]) throws -> String {
    switch (words.first, words.count) {
    case ("kernels", 1):
      return Way.kernelNames.joined(separator: " ")
    case ("load", 4):
      pictures[words[1]] = try Picture(contentsOf: words[3], depth: number(words[2]))
      return ""
    case ("scale", 9):
      let (source, size, way) = (
        try picture(words[1]), try size(words[2...3]), try Way(words[4...7])
      )
      return try time(runs: number(words[8])) { try source.scaled(to: size, way).lastSample }
    case ("save", 9):
      let (source, size, way) = (
        try picture(words[1]), try size(words[2...3]), try Way(words[4...7])
      )
      let file = try FileDescriptor(words[8], flags: O_WRONLY | O_CREAT | O_TRUNC, mode: 0o666)
      try file.write(try source.scaled(to: size, way).bytes)
      try file.close()
      return ""
    case ("file", 10):
      let (size, way) = (try size(words[3...4]), try Way(words[5...8]))
      return try time(runs: number(words[9])) {
        try Picture.scale(fileAt: words[1], into: words[2], to: size, way)
        return 0
      }
    default:
      throw Refusal(description: "unknown request: \(words.joined(separator: " "))")
    }
  }

  /// Runs a work over and over; what it returns is used, so that none of it can be left out.
  private func time(runs: Int, _ work: () throws -> Int) throws -> String {
    var sum = 0
    // CLOCK_MONOTONIC, as Python's perf_counter is.
    let time = try SuspendingClock().measure {
      for _ in 0..<runs { sum &+= try work() }
    }
    return "\(Int64(time / .nanoseconds(1)))\t\(sum)"
  }

  private func picture(_ name: String) throws -> Picture {
    guard let picture = pictures[name] else { throw Refusal(description: "no picture \(name)") }
    return picture
  }

  private func size(_ words: ArraySlice<String>) throws -> PixelSize {
    let sides = try words.map(number)
    return try PixelSize(width: sides[0], height: sides[1])
  }

  private func number(_ word: String) throws -> Int {
    guard let number = Int(word) else { throw Refusal(description: "no number: \(word)") }
    return number
  }
}
