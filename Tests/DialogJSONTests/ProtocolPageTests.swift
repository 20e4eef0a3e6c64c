import DialogJSON
import Dialogs
import Glibc
import Testing

@Suite("The page about the protocol", .timeLimit(.minutes(1))) struct ProtocolPageTests {
  /// A message that the page shows, by who says it.
  private enum Line {
    case asking(String)
    case showing(String)
  }

  private let description: String
  private let lines: [Line]

  init() throws {
    let package = #filePath.dropLast("Tests/DialogJSONTests/ProtocolPageTests.swift".count)
    let file = try #require(fopen(package + "Documentation/Protocol.md", "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    let page = String(decoding: bytes[..<count], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(page.firstIndex(of: "```json"))
    description = page[(start + 1)...].prefix { $0 != "```" }.joined()
    lines = page.compactMap { line in
      switch line.prefix(2) {
      case "→ ": .asking(String(line.dropFirst(2)))
      case "← ": .showing(String(line.dropFirst(2)))
      default: nil
      }
    }
  }

  @Test("says what is really said, to the letter")
  func conversation() async throws {
    let expected = lines.compactMap { if case .asking(let text) = $0 { text } else { nil } }
    let (peer, presenter) = try Peer.make()
    let stage = Stage(presenter)
    async let answer = present(description, on: stage, delegate: presenter.lifecycle)
    var copying: DialogHandle?
    var said: [String] = []
    var numbers: [JSONValue] = []
    for line in lines {
      switch line {
      case .showing(let text): peer.write(text + "\n")
      case .asking(let text):
        if text.contains(#""kind":"progress""#) { copying = await showProgress(on: stage) }
        if text.contains(#""method":"update""#) { copying?.update(progress: .fraction(0.5)) }
        if text.contains(#""method":"dismiss""#) { copying?.dismiss() }
        while !said.contains(text) {
          said.append(self.text(of: try await peer.next(), &numbers))
          try #require(expected.contains(said.last ?? ""), "the page does not say this")
        }
      }
    }
    #expect(try await answer.values == ["password": .text("sesame")])
    #expect(said.sorted() == expected.sorted())
  }

  /// A message as it was written, the dialogs of this process numbered from 1.
  private func text(of message: JSONObject, _ numbers: inout [JSONValue]) -> String {
    var message = message
    if var params = message["params"]?.object, let number = params["dialog"] {
      if !numbers.contains(number) { numbers.append(number) }
      params["dialog"] = numbers.firstIndex(of: number).map { .integer($0 + 1) }
      message["params"] = .object(params)
    }
    return JSONValue.object(message).description
  }
}
