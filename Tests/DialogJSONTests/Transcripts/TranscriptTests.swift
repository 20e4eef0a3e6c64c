import DialogJSON
import Dialogs
import Foundation
import ProgramRunner
import Testing

@Suite("The transcripts", .serialized, .timeLimit(.minutes(2))) struct TranscriptTests {
  /// What no server says: `failed` is an error of its own, and fields are checked before they are
  /// answered.
  private static let unsayable = [
    #"{"jsonrpc":"2.0","id":1,"result":{"cancelled":"failed","index":0,"values":{}}}"#,
    #"{"jsonrpc":"2.0","id":1,"result":{"button":"login","index":0,"values":{"name":"bob","password":""}}}"#,
  ]

  @Test("can all be read, and the page names each")
  func named() throws {
    #expect(Transcript.all.count == Transcript.count)
    let page = try String(
      contentsOf: ProgramRun.root.appending(path: "Documentation/Protocol.md"), encoding: .utf8)
    for transcript in Transcript.all {
      #expect(page.contains("(transcripts/\(transcript.name))"), "\(transcript.name)")
    }
  }

  @Test("are what the program says and how it exits, to the letter", arguments: Transcript.all)
  func program(_ transcript: Transcript) throws {
    let program = try ProgramAtPipes(transcript.command)
    let isServing = transcript.command.contains("rejoinder serve")
    for step in transcript.steps {
      switch (step, isServing) {
      case (.asking(let line), false), (.showing(let line), true):
        try #require(try program.line() == line)
      case (.asking(let line), true), (.showing(let line), false): program.say(line + "\n")
      case (.signal(let name), _): try program.signal(name)
      case (.end, _): try program.endInput()
      }
    }
    #expect(try program.line() == nil)
    #expect(program.status() == transcript.status)
  }

  @Test("are what a server says to the program, to the letter", arguments: Transcript.all)
  func server(_ transcript: Transcript) async throws {
    let answers = transcript.steps.compactMap { step -> String? in
      if case .showing(let line) = step, !Self.unsayable.contains(line) { line } else { nil }
    }
    let last = try #require(transcript.asking.last { $0.contains(#""method":"present""#) })
    let (peer, _, _) = try Relay.serve(DialogServer(Shower(try answers.last.map(message))))
    _ = try await peer.next("hello")
    let isServed = transcript.command.contains("rejoinder serve")
    let expected = isServed ? Array(answers.dropFirst()) : answers
    let unasked = transcript.asking.filter { $0.contains(#""method":"present""#) && $0 != last }
    for line in transcript.asking where isServed || !unasked.contains(line) {
      peer.write(line + "\n")
    }
    for line in expected {
      let said = try await peer.next()
      #expect(JSONValue.object(said).description == line)
    }
    peer.closeOutput()
    if !expected.isEmpty { #expect(await peer.nextOrEnd() == nil) }
  }
}

private func message(_ line: String) throws -> JSONObject {
  try #require(try JSONValue(parsing: Array(line.utf8)).object)
}

/// A presenter whose reader does what makes an answer of it, or nothing.
private struct Shower: Presenter {
  let capabilities: PresenterCapabilities = [.fields, .updates]
  let answer: JSONObject

  init(_ answer: JSONObject?) { self.answer = answer ?? [:] }

  func open(_ presentation: Presentation) async throws -> any PresenterSurface {
    let words = answer["error"]?.object?["message"]?.string ?? ""
    if words.contains("no display") { throw PresenterError.nowhereToShow("no display") }
    let surface = AnsweredSurface(event(of: presentation.content))
    if answer["error"] != nil { surface.fail(PresenterError.surfaceLost) }
    return surface
  }

  private func event(of content: DialogContent) -> SurfaceEvent? {
    let result = answer["result"]?.object
    if let button = result?["button"]?.string {
      let values = (result?["values"]?.object?.members ?? []).compactMap { member in
        member.value.string.map { (member.name, FieldValue.text($0)) }
      }
      return .clicked(button, values: Dictionary(uniqueKeysWithValues: values))
    }
    switch result?["cancelled"]?.string.flatMap(CancelReason.init) {
    case .escape: return .escape
    case .dismissed, .failed, nil: return nil
    case .some(let reason): return .ended(reason)
    }
  }
}
