import Dispatch
import Glibc
import Synchronization
import SystemIO

/// Lines over a pair of byte streams.
///
/// One thread waits for both streams, from ``start(_:)`` until ``stop()`` or the end. It is no thread
/// of Swift's, and does not keep a process from exiting.
package final class LineChannel: Sendable {
  /// What comes from the peer, told on the channel's thread.
  package enum Event: Sendable {
    case incoming(IncomingLine)
    /// The input has ended, or the peer left what was sent unread; told once, last.
    case ended
  }

  private struct Outgoing {
    var backlog = Backlog()
    /// Nobody reads any more.
    var isBroken = false
    /// What was taken to be sent never will be.
    var isLost = false
    var isStopped = false
  }

  /// A pipe takes this much at once or not at all (`PIPE_BUF`), so that a write never waits where
  /// `poll` said that there is room.
  private static let chunk = 4096
  /// How much may wait for a peer that does not read, before it counts as gone.
  private static let backlogLimit = 8 * WireProtocol.lineLimit

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
    DispatchQueue(label: "rejoinder.lines").async { [self] in
      if run(receive) { receive(.ended) }
    }
  }

  /// Sends a line, which has its line feed, and never waits.
  ///
  /// As much as there is room for leaves at once, the rest from the channel's thread. That ends
  /// with the input: from then on, the rest waits for the next line that is sent.
  ///
  /// - Returns: Whether somebody may still read it. A peer that reads no more may go on speaking.
  @discardableResult
  package func send(_ line: [UInt8]) -> Bool {
    let (isTaken, needsThread) = outgoing.withLock { outgoing in
      if outgoing.isBroken { return (false, false) }
      let wasWaiting = !outgoing.backlog.isEmpty
      outgoing.backlog.append(line)
      write(&outgoing)
      if outgoing.backlog.count > Self.backlogLimit { outgoing.isBroken = true }
      outgoing.isLost = outgoing.isBroken && (wasWaiting || !outgoing.backlog.isEmpty)
      return (!outgoing.isBroken, outgoing.isLost || !outgoing.backlog.isEmpty)
    }
    if needsThread { wakeUp.set() }
    return isTaken
  }

  /// Reads no more, and tells nothing more.
  package func stop() {
    outgoing.withLock { $0.isStopped = true }
    wakeUp.set()
  }

  private func write(_ outgoing: inout Outgoing) {
    while !outgoing.backlog.isEmpty, output.isWritable {
      guard let count = output.writeSome(outgoing.backlog.prefix(Self.chunk)) else {
        outgoing.isBroken = true
        outgoing.backlog.removeAll()
        return
      }
      if count == 0 { return }
      outgoing.backlog.removeFirst(count)
    }
  }

  /// Reads and writes until the end; whether that is to be told.
  private func run(_ receive: (Event) -> Void) -> Bool {
    var splitter = LineSplitter(limit: limit)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let (isStopped, isLost, isWriting) = outgoing.withLock {
        ($0.isStopped, $0.isLost, !$0.backlog.isEmpty)
      }
      if isStopped { return false }
      var streams = [
        pollfd(fd: input.number, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wakeUp.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(
          fd: isWriting && !isLost ? output.number : -1, events: Int16(POLLOUT), revents: 0),
      ]
      // What a peer said before it went still counts: the input is read as far as it goes.
      guard poll(&streams, 3, isLost ? 0 : -1) >= 0 else { continue }
      if streams[1].revents != 0 { wakeUp.clear() }
      if streams[2].revents != 0 {
        outgoing.withLock {
          write(&$0)
          $0.isLost = $0.isBroken
        }
      }
      var isOver = isLost
      if streams[0].revents != 0, let bytes = input.next(into: &buffer) {
        for line in splitter.lines(in: bytes) { receive(.incoming(line)) }
        isOver = bytes.isEmpty
      }
      if isOver {
        if let line = splitter.lastLine() { receive(.incoming(line)) }
        return true
      }
    }
  }
}
