public import Dialogs

/// Shows dialogs by another program, over a pair of byte streams: the asking side of the JSON
/// protocol (JSON-RPC 2.0, one message a line, UTF-8).
///
/// Every dialog is a request `present`, and its result is the answer; several may be open at once.
/// Where the program at the other end goes, open dialogs end with
/// ``/Dialogs/CancelReason/endOfInput``, and so do those presented after; this process lives on
/// (SIGPIPE is not raised in it).
///
/// The streams are read from the first dialog until the presenter, its ``lifecycle`` and its surfaces
/// are let go.
public struct JSONPresenter: Presenter {
  private let connection: PeerConnection?

  /// A presenter over two file descriptors, which stay their owner's.
  ///
  /// - Parameters:
  ///   - input: What the other program writes; standard input unless another is given.
  ///   - output: What the other program reads; standard output unless another is given. Both may be
  ///     one socket.
  public init(input: Int32 = 0, output: Int32 = 1) {
    connection = LineChannel(input: input, output: output).map {
      PeerConnection(over: $0, capabilities: Self.everything.words)
    }
  }

  private static let everything: PresenterCapabilities = [
    .icons, .fields, .severalAtOnce, .anchors, .updates,
  ]

  /// Everything, and several dialogs at once.
  public var capabilities: PresenterCapabilities { Self.everything }

  /// Tells the other program each callback as it happens, for those who pass it on presenting.
  public var lifecycle: JSONLifecycle { JSONLifecycle(connection: connection) }

  /// Asks the other program to show a dialog.
  ///
  /// - Throws: ``/Dialogs/PresenterError/nowhereToShow(_:)`` where a descriptor is not open,
  ///   ``/Dialogs/PresenterError/cannotShow(_:)`` where the dialog takes more than 1 MiB.
  public func open(_ presentation: Presentation) async throws -> any PresenterSurface {
    guard let connection else {
      throw PresenterError.nowhereToShow("the streams of the JSON protocol are not open")
    }
    let events = try connection.open(presentation)
    return JSONSurface(events: events, number: presentation.id, connection: connection)
  }
}

/// A dialog that another program shows.
struct JSONSurface: PresenterSurface {
  let events: AsyncThrowingStream<SurfaceEvent, any Error>
  let number: Int
  let connection: PeerConnection

  func update(_ content: DialogContent) async {
    connection.update(number, content)
  }

  func close(after response: Response) async {
    connection.close(number)
  }
}
