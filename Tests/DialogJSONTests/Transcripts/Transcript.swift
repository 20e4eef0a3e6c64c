import DialogJSON
import Foundation
import ProgramRunner
import Testing

/// A conversation of `Documentation/transcripts`.
struct Transcript: Sendable, CustomTestStringConvertible {
  enum Step: Sendable, Hashable {
    case asking(String)
    case showing(String)
    /// A signal comes to the program that is run, by its name.
    case signal(String)
    /// The side that is not run ends.
    case end
  }

  private static let folder = ProgramRun.root.appending(path: "Documentation/transcripts")

  /// The file's name.
  let name: String
  /// What is run in the shell.
  let command: String
  let steps: [Step]
  /// The exit status, as the shell tells it.
  let status: Int32

  var testDescription: String { name }

  /// What is said by one side.
  var asking: [String] {
    steps.compactMap { if case .asking(let line) = $0 { line } else { nil } }
  }

  /// All of them, in the order of their names.
  static let all: [Transcript] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".txt") }.compactMap { try? Transcript($0) }
  }()

  /// How many there are, those among them that cannot be read.
  static var count: Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.count { $0.hasSuffix(".txt") }
  }

  private init(_ name: String) throws {
    self.name = name
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    var command: String?
    var steps: [Step] = []
    var status: Int32?
    for line in text.split(separator: "\n").map(String.init) where !line.hasPrefix("# ") {
      let rest = line.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
      switch line.prefix(2) {
      case "$ ": command = rest
      case "→ ": steps.append(.asking(rest))
      case "← ": steps.append(.showing(rest))
      case "! ": steps.append(rest == "end" ? .end : .signal(rest))
      case "ex": status = Int32(rest)
      default: throw CocoaError(.formatting)
      }
    }
    self.command = try #require(command)
    self.steps = steps
    self.status = try #require(status)
  }
}
