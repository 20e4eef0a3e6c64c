import Glibc
import SystemIO

/// What a channel has to send, and how it stands with who reads it.
struct Outgoing {
  /// A pipe takes this much at once or not at all (`PIPE_BUF`), so that a write never waits where
  /// `poll` said that there is room.
  private static let chunk = 4096
  /// How much may wait for a peer that does not read, before it counts as gone.
  private static let backlogLimit = 8 * WireProtocol.lineLimit

  private var backlog = Backlog()
  /// Nobody reads any more.
  private var isBroken = false
  /// What was taken to be sent never will be.
  private var isLost = false
  var isStopped = false
  /// Several lines are being handed out: what is sent meanwhile leaves together.
  var isGathering = false
  /// To be told once nothing waits to be sent.
  var finished: CheckedContinuation<Void, Never>?

  /// How things stand before another wait; `nil` where there is none.
  var nextTurn: (isWaiting: Bool, isBroken: Bool, isLost: Bool)? {
    let isWaiting = !isBroken && !backlog.isEmpty
    if isStopped || (finished != nil && !isWaiting) { return nil }
    return (isWaiting, isBroken, isLost)
  }

  /// Sends as much of a line as there is room for, behind what waits already.
  ///
  /// - Returns: Whether somebody may still read it, and whether the rest is for the channel's thread.
  mutating func send(
    _ line: [UInt8], to output: borrowing FileDescriptor
  ) -> (isTaken: Bool, needsThread: Bool) {
    if isBroken { return (false, false) }
    let wasWaiting = !backlog.isEmpty
    backlog.append(line)
    if !isGathering { write(to: output) }
    let isTooMuch = backlog.count > Self.backlogLimit
    if isTooMuch { breakOff() }
    isLost = isBroken && (wasWaiting || isTooMuch)
    let isLeft = !backlog.isEmpty && !isGathering
    return (!isBroken, isLost || isLeft)
  }

  /// Writes what waits, or finds that nobody reads; of poll(2), what it says of the output.
  mutating func attend(to events: Int32, of output: borrowing FileDescriptor) {
    let wasWaiting = !backlog.isEmpty
    write(to: output)
    if events & (POLLERR | POLLHUP | POLLNVAL) != 0, backlog.isEmpty { isBroken = true }
    if isBroken, wasWaiting { isLost = true }
  }

  /// Sends nothing more; what waits is gone.
  mutating func breakOff() {
    isBroken = true
    backlog.removeAll()
  }

  private mutating func write(to output: borrowing FileDescriptor) {
    while !backlog.isEmpty, output.isWritable {
      guard let count = output.writeSome(backlog.prefix(Self.chunk)) else { return breakOff() }
      if count == 0 { return }
      backlog.removeFirst(count)
    }
  }
}
