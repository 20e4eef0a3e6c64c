import DialogJSON
import Dialogs
import Glibc
import ProgramRunner
import Testing

/// A program that asks and one that shows, with a server between them.
struct Relay {
  /// The program that asks: it hears what the server says.
  let asking: Peer
  /// The program that shows: it hears what the server's presenter says.
  let showing: Peer
  /// The serving; ends when the asking program's input has ended and all is answered.
  let serving: Task<Void, any Error>
  let server: DialogServer

  /// A server that shows what comes by another program.
  init(localizer: any Localizer = SourceLocalizer()) throws {
    let (showing, presenter) = try Peer.make()
    self.showing = showing
    (asking, serving, server) = try Self.serve(DialogServer(presenter, localizer: localizer))
  }

  /// A server that is asked by a program.
  static func serve(
    _ server: DialogServer
  ) throws -> (asking: Peer, serving: Task<Void, any Error>, server: DialogServer) {
    let (toPeer, fromPeer) = (try pipeEnds(), try pipeEnds())
    let serving = Task {
      defer {
        close(fromPeer.reading)
        close(toPeer.writing)
      }
      try await server.serve(input: fromPeer.reading, output: toPeer.writing)
    }
    return (try Peer(.asking, input: toPeer.reading, output: fromPeer.writing), serving, server)
  }

  /// Asks for a dialog, and gives the request by which it is shown.
  func present(_ id: JSONValue, _ description: String) async throws -> JSONObject {
    asking.present(id, try JSONValue(parsing: Array(description.utf8)))
    return try await showing.next("present")
  }
}

extension Peer {
  /// Asks for a dialog.
  func present(_ id: JSONValue, _ description: JSONValue) {
    send(["jsonrpc": "2.0", "id": id, "method": "present", "params": description])
  }

  /// The next message that answers a request.
  func nextAnswer() async throws -> JSONObject {
    while true {
      let message = try await next()
      if message["method"] == nil { return message }
    }
  }
}
