import Glibc

/// Waiting for descriptors that do not wait by themselves (`O_NONBLOCK`).
package enum Waiting {
  /// Waits until there is input or room; poll(2).
  package static func until(_ descriptor: Int32, _ events: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    poll(&request, 1, -1)
  }
}
