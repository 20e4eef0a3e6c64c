extension Message {
  /// The message of a line that came; `nil` where the line is blank.
  init?(_ incoming: IncomingLine) throws(Refusal) {
    switch incoming {
    case .tooLong(let place):
      let words = "the line has more than \(WireProtocol.lineLimit) bytes"
      throw Refusal(error: .parseError(words, at: place, column: 1))
    case .line(let line, let place):
      if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) { return nil }
      let json: JSONValue
      do { json = try JSONValue(parsing: line, sizeLimit: WireProtocol.lineLimit) } catch {
        // What stands near the fault may be a secret, and is not told back.
        let words = error.detail.firstRange(of: " near '").map { error.detail[..<$0.lowerBound] }
        throw Refusal(
          error: .parseError(String(words ?? error.detail[...]), at: place, column: error.column))
      }
      try self.init(json)
    }
  }
}
