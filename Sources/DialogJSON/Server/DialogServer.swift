public import Dialogs

/// Shows the dialogs of other programs, over pairs of byte streams: the showing side of the JSON
/// protocol (JSON-RPC 2.0, one message a line, UTF-8).
///
/// A program's dialogs come as descriptions, as ``DialogDescription`` reads them; all of them share one
/// stage. Where a program goes, its dialogs go with it; this process lives on (SIGPIPE is not raised in
/// it).
public struct DialogServer: Sendable {
  /// Makes the dialog that is shown of a description.
  public typealias Preparation = @Sendable (DialogDescription) throws -> Dialog

  /// Where the dialogs are shown.
  public let stage: Stage
  let prepare: Preparation
  let makeDelegate: @Sendable () -> any DialogDelegate

  /// What `hello` says that can be shown.
  var words: [String] {
    let capabilities = stage.presenter.capabilities
    let forms = capabilities.contains(.icons) ? IconForm.allCases.map(\.rawValue) : []
    return capabilities.words + forms
  }

  /// A server that shows dialogs by a presenter.
  ///
  /// - Parameters:
  ///   - presenter: What shows the dialogs.
  ///   - localizer: Where their words come from, and the presenter's own.
  ///   - makeDelegate: Makes what is told of a dialog, for each one.
  ///   - prepare: Checks or changes a dialog before it is shown; what it throws is told to the program
  ///     as an error of its description.
  public init(
    _ presenter: any Presenter, localizer: any Localizer = SourceLocalizer(),
    makeDelegate: @escaping @Sendable () -> any DialogDelegate = { CombinedDelegate([]) },
    prepare: @escaping Preparation = { $0.dialog }
  ) {
    stage = Stage(presenter, localizer: localizer)
    self.makeDelegate = makeDelegate
    self.prepare = prepare
  }

  /// Serves one program, and returns when its input has ended and it has all its answers.
  ///
  /// Where nobody reads its answers any more, or the task is cancelled, its dialogs are taken down.
  ///
  /// - Parameters:
  ///   - input: A file descriptor: what the program writes; standard input unless another is given.
  ///   - output: What the program reads; standard output unless another is given. Both may be one
  ///     socket.
  /// - Throws: ``/Dialogs/PresenterError/nowhereToShow(_:)`` where a descriptor is not open.
  public func serve(input: Int32 = 0, output: Int32 = 1) async throws(PresenterError) {
    guard let channel = LineChannel(input: input, output: output) else {
      throw .nowhereToShow("the streams of the JSON protocol are not open")
    }
    await ServedProgram(over: channel, for: self).serve()
  }
}

extension DialogServer {
  /// Serves the programs that connect to a Unix socket, until the task is cancelled; where somebody
  /// else listens there and waits for a front end, that one alone.
  ///
  /// The socket is its owner's alone (mode 0600), and is removed when nobody is served any more.
  ///
  /// - Parameter path: The socket's path, at most 107 bytes. A socket that nobody listens at is
  ///   replaced, any other file is not.
  /// - Throws: ``SocketError`` where the socket can't be used.
  public func serve(socket path: String) async throws {
    let programs = try SocketPrograms(at: path)
    try await withTaskCancellationHandler {
      try await withThrowingDiscardingTaskGroup { group in
        for try await channel in programs.channels {
          group.addTask { await ServedProgram(over: channel, for: self).serve() }
        }
      }
    } onCancel: {
      programs.stop()
    }
  }
}
