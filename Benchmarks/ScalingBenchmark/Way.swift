import DialogGraphics

/// How a picture is scaled.
struct Way {
  /// What any program can ask for.
  let resampling: Resampling

  /// The set of instructions to use, or `nil` for the best one.
  let instructions: InstructionSet?

  /// The sets that this machine has.
  static var kernelNames: [String] { InstructionSet.available.map(\.name) }

  /// Reads filter, light, quality, and the name of the instructions or “best”.
  init(_ words: ArraySlice<String>) throws {
    let words = Array(words)
    guard words.count == 4, let filter = ResamplingFilter(rawValue: words[0]),
      let light = Resampling.Light(rawValue: words[1]),
      let quality = Resampling.Quality(rawValue: words[2])
    else { throw Refusal(description: "no way of scaling: \(words.joined(separator: " "))") }
    resampling = Resampling(filter: filter, light: light, quality: quality)
    instructions = InstructionSet.available.first { $0.name == words[3] }
    guard instructions != nil || words[3] == "best" else {
      throw Refusal(description: "no instructions: \(words[3])")
    }
  }
}
