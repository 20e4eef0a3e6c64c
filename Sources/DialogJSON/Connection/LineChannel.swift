import Glibc
import Synchronization
import SystemIO

/// Lines over a pair of byte streams.
///
/// One thread waits for both streams, from ``start(_:)`` until ``stop()``, ``finish()`` or the end of
/// both. It is no thread of Swift's, and does not keep a process from exiting.
package final class LineChannel: Sendable {
  /// What comes from the peer, told on the channel's thread.
  package enum Event: Sendable {
    case incoming(IncomingLine)
    /// The input has ended, or the peer left what was sent unread; told once.
    case ended
    /// Nobody reads what is sent any more; told once. The peer may go on speaking.
    case unread
  }

  private let input: FileDescriptor
  private let output: FileDescriptor
  private let wakeUp: WakeFlag
  private let limit: Int
  private let outgoing = Mutex(Outgoing())

  /// A channel over two descriptors, which stay their owner's; `nil` where one is not open.
  ///
  /// - Parameters:
  ///   - input: What the peer writes.
  ///   - output: What the peer reads; may be the same, of a socket.
  ///   - limit: How many bytes a line may have, without its line feed.
  package init?(input: Int32, output: Int32, limit: Int = WireProtocol.lineLimit) {
    do {
      self.input = try FileDescriptor(copying: input)
      self.output = try FileDescriptor(copying: output)
      wakeUp = try WakeFlag()
    } catch {
      return nil
    }
    self.limit = limit
  }

  /// Begins to read; once.
  package func start(_ receive: @escaping @Sendable (Event) -> Void) {
    OwnThread.start { [self] in
      run(receive)
      outgoing.withLock { outgoing in
        outgoing.isStopped = true
        return outgoing.finished.take()
      }?.resume()
    }
  }

  /// Sends a line, which has its line feed, and never waits.
  ///
  /// As much as there is room for leaves at once, the rest from the channel's thread; so does all that
  /// is sent while that hands several lines out.
  ///
  /// - Returns: Whether somebody may still read it. A peer that reads no more may go on speaking.
  @discardableResult
  package func send(_ line: [UInt8]) -> Bool {
    let (isTaken, needsThread) = outgoing.withLock { $0.send(line, to: output) }
    if needsThread { wakeUp.set() }
    return isTaken
  }

  /// Reads no more, and tells nothing more.
  package func stop() {
    outgoing.withLock { $0.isStopped = true }
    wakeUp.set()
  }

  /// Sends what waits, as long as somebody reads it, and then stops; of a channel that was started.
  package func finish() async {
    await withCheckedContinuation { continuation in
      let isOver = outgoing.withLock { outgoing in
        if !outgoing.isStopped { outgoing.finished = continuation }
        return outgoing.isStopped
      }
      if isOver { continuation.resume() } else { wakeUp.set() }
    }
  }

  /// Lets the peer see the end of what is sent, though others hold the channel; what waits is lost.
  package func hangUp() {
    outgoing.withLock { $0.breakOff() }
    // The number stays taken, by another file, for the thread may wait for it now; while that waits, the
    // stream is open.
    if dup2(wakeUp.descriptor, output.number) >= 0 {
      _ = fcntl(output.number, F_SETFD, FD_CLOEXEC)
    }
    wakeUp.set()
  }

  /// Reads and writes until both streams are over.
  private func run(_ receive: (Event) -> Void) {
    var splitter = LineSplitter(limit: limit)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var isHeard = true
    var isRead = true
    while isHeard || isRead, let state = outgoing.withLock({ $0.nextTurn }) {
      if state.isBroken, isRead {
        isRead = false
        receive(.unread)
      }
      var streams = [
        pollfd(fd: isHeard ? input.number : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wakeUp.descriptor, events: Int16(POLLIN), revents: 0),
        // Without events, it still tells that nobody reads.
        pollfd(
          fd: isRead ? output.number : -1, events: state.isWaiting ? Int16(POLLOUT) : 0, revents: 0),
      ]
      // What a peer said before it went still counts: the input is read as far as it goes.
      guard poll(&streams, 3, state.isLost ? 0 : -1) >= 0 else { continue }
      if streams[1].revents != 0 { wakeUp.clear() }
      if streams[2].revents != 0 {
        outgoing.withLock { $0.attend(to: Int32(streams[2].revents), of: output) }
      }
      var isOver = state.isLost
      if streams[0].revents != 0, let bytes = input.next(into: &buffer) {
        handOut(splitter.lines(in: bytes), to: receive)
        isOver = bytes.isEmpty
      }
      if isHeard, isOver {
        if let line = splitter.lastLine() { receive(.incoming(line)) }
        isHeard = false
        receive(.ended)
      }
    }
  }

  /// Hands lines out; what is sent meanwhile leaves together, as each write wakes the peer.
  private func handOut(_ lines: [IncomingLine], to receive: (Event) -> Void) {
    if lines.count > 1 { outgoing.withLock { $0.isGathering = true } }
    for line in lines { receive(.incoming(line)) }
    guard lines.count > 1 else { return }
    outgoing.withLock { outgoing in
      outgoing.isGathering = false
      outgoing.attend(to: 0, of: output)
    }
  }
}
