import Dialogs

/// What lines tell of work, as those that dialog(1) reads for its gauge; pure.
///
/// A line that is a number tells how much is done, any other what is being done. A line `XXX` begins
/// a block, another ends it: its first line may be a number, the others are a text of several lines.
struct ProgressInput {
  /// What a line or a block tells.
  struct Report: Hashable {
    var done: Double?
    var message: String?
  }

  /// The most bytes of a message; the rest is left out.
  static let messageLimit = 4096
  private static let mark = "XXX"

  /// The lines of a block so far.
  private var block: [String]?
  private var blockSize = 0

  /// Takes a line without its end; `nil` where more is to come first.
  mutating func take(_ line: String) -> Report? {
    if line.trimmed == Self.mark {
      defer { block = block == nil ? [] : nil }
      blockSize = 0
      return block.map(Self.report)
    }
    if block == nil { return Self.report(of: line) }
    blockSize += line.utf8.count
    if blockSize <= Self.messageLimit { block?.append(line) }
    return nil
  }

  private static func report(of line: String) -> Report? {
    if let number = number(line) { return Report(done: number) }
    return line.trimmed.isEmpty ? nil : Report(message: line)
  }

  private static func report(of block: [String]) -> Report {
    let done = block.first.flatMap(number)
    let lines = done == nil ? block : Array(block.dropFirst())
    return Report(done: done, message: lines.isEmpty ? nil : lines.joined(separator: "\n"))
  }

  /// A number in decimal digits, which may have a fraction and a percent sign.
  private static func number(_ line: String) -> Double? {
    var text = line.trimmed
    if text.hasSuffix("%") { text = String(text.dropLast()).trimmed }
    let isDecimal = text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0)
    }
    return isDecimal ? Double(text) : nil
  }
}
