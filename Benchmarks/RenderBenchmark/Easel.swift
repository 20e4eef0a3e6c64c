import DialogGraphics
import DialogLocalization
import DialogRender
import Dialogs

/// Draws the dialog, and does the works that are timed.
enum Easel {
  /// Does what a line asks for.
  ///
  ///     draw RUNS      tells the nanoseconds of all runs from a content to the bytes of a PNG, at 2×
  ///     paint RUNS     the same, to pixels only
  ///     save PATH      writes the PNG
  ///     frames         tells as JSON where everything stands
  ///     everything     tells how many pictures there are in all languages, themes and scales 1 and 2,
  ///                    and the nanoseconds that they took, drawn to PNGs several at once
  static func answer(_ words: [String]) async throws -> String {
    switch (words.first, words.count) {
    case ("draw", 2):
      let content = try Question.content()
      return try time(runs: words[1]) { try png(of: content, scale: 2).count }
    case ("paint", 2):
      let content = try Question.content()
      return try time(runs: words[1]) { try render(content, RenderOptions(scale: 2)).width }
    case ("save", 2):
      try PictureFormat.write(png(of: Question.content(), scale: 2), to: words[1])
      return ""
    case ("frames", 1):
      return try Frames.json(of: Question.content())
    case ("everything", 1):
      let localizer = GettextLocalizer.shipped()
      let contents = try localizer.languages.map {
        try Question.content(in: $0.tag, by: localizer)
      }
      var count = 0
      let time = try await SuspendingClock().measure { count = try await drawn(contents) }
      return "\(count)\t\(Int64(time / .nanoseconds(1)))"
    default:
      throw Refusal(description: "unknown request: \(words.joined(separator: " "))")
    }
  }

  private static func png(
    of content: DialogContent, theme: Theme = .light, scale: Double
  ) throws -> [UInt8] {
    try picture(of: content, RenderOptions(theme: theme, scale: scale), as: .png)
  }

  /// Draws every content in every theme and at two scales, and tells how many pictures that were.
  private static func drawn(_ contents: [DialogContent]) async throws -> Int {
    try await withThrowingTaskGroup(of: Int.self) { group in
      for content in contents {
        group.addTask {
          var count = 0
          for theme in Theme.all {
            for scale in [1.0, 2] where try !png(of: content, theme: theme, scale: scale).isEmpty {
              count += 1
            }
          }
          return count
        }
      }
      return try await group.reduce(0, +)
    }
  }

  /// Runs a work over and over; what it returns is used, so that none of it can be left out.
  private static func time(runs: String, _ work: () throws -> Int) throws -> String {
    guard let runs = Int(runs) else { throw Refusal(description: "no number: \(runs)") }
    var sum = 0
    // CLOCK_MONOTONIC, as Python's perf_counter is.
    let time = try SuspendingClock().measure {
      for _ in 0..<runs { sum &+= try work() }
    }
    return "\(Int64(time / .nanoseconds(1)))\t\(sum)"
  }
}
