public import Dialogs
import SystemIO

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
  /// What `hello` says: what dialogs may have, and what is heard of them.
  static let words = everything.words + [WireProtocol.Wish.events]

  private let link: PeerLink

  /// A presenter over two file descriptors, which stay their owner's.
  ///
  /// - Parameters:
  ///   - input: What the other program writes; standard input unless another is given.
  ///   - output: What the other program reads; standard output unless another is given. Both may be
  ///     one socket.
  public init(input: Int32 = 0, output: Int32 = 1) {
    link = PeerLink(over: LineChannel(input: input, output: output))
  }

  /// A presenter over a Unix socket, where the two programs meet.
  ///
  /// Whoever comes first listens there, whoever comes second connects. Where nobody listens when the
  /// first dialog is opened, this program does, and dialogs are opened when somebody connects; whoever
  /// connects after that is sent away. The socket is its owner's alone (mode 0600), and is removed when
  /// the presenter is let go and when the process exits.
  ///
  /// - Parameter path: The socket's path, at most 107 bytes. A socket that nobody listens at is
  ///   replaced, any other file is not.
  public init(socket path: String) {
    link = PeerLink(to: .socket(path))
  }

  /// A presenter that starts the program which shows its dialogs.
  ///
  /// The program is started for the first dialog, by `sh -c` in a process group of its own. Its
  /// standard input and output are the streams, and it shares standard error. Once the presenter is
  /// let go, or the process exits, its input ends; where it is not gone a second later, its group gets
  /// TERM, and KILL after that.
  ///
  /// Where it ends before it has said anything, dialogs fail with
  /// ``/Dialogs/PresenterError/nowhereToShow(_:)``, which tells its exit status. Where INT has ended it,
  /// they end with ``/Dialogs/CancelReason/interrupted``.
  ///
  /// - Parameters:
  ///   - command: What the shell runs.
  ///   - lendsTerminal: Whether the program may read the terminal. Where this process is in front of
  ///     its terminal, the program is so instead until it ends, and what is typed is the program's
  ///     alone; when the program is stopped, this process stops, too.
  public init(frontEnd command: String, lendsTerminal: Bool = false) {
    link = PeerLink(to: .frontEnd(command, lendsTerminal: lendsTerminal))
  }

  private static let everything: PresenterCapabilities = [
    .icons, .fields, .severalAtOnce, .anchors, .updates,
  ]

  /// Everything, and several dialogs at once.
  public var capabilities: PresenterCapabilities { Self.everything }

  /// Tells the other program each callback as it happens, for those who pass it on presenting.
  public var lifecycle: JSONLifecycle { JSONLifecycle(link: link) }

  /// Ends every front end that this process has started, and removes the sockets that it listens at;
  /// waits until they are gone.
  ///
  /// Where the process exits, that is done by itself. This is for a program that handles signals,
  /// before it lets one end it.
  public static func endFrontEnds() { Leftovers.ofProcess.clearAll() }

  /// How the front end has ended; `nil` while it runs, and where there is none.
  package var frontEndFailure: PresenterError? { link.failure }

  /// Asks the other program to show a dialog, once it is there.
  ///
  /// - Throws: ``/Dialogs/PresenterError/nowhereToShow(_:)`` where a descriptor is not open or the front
  ///   end can't be started, ``SocketError`` where the socket can't be used,
  ///   ``/Dialogs/PresenterError/cannotShow(_:)`` where the dialog takes more than 1 MiB,
  ///   `CancellationError` where the task is cancelled first.
  public func open(_ presentation: Presentation) async throws -> any PresenterSurface {
    let connection = try await link.connection()
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
