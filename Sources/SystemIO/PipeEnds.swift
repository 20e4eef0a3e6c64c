import CSystemIO
import Glibc

/// The two ends of a pipe; pipe(2).
package struct PipeEnds: ~Copyable, Sendable {
  /// What is read from.
  package let reading: FileDescriptor
  /// What is written to.
  package let writing: FileDescriptor

  /// A pipe of one's own.
  package init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    _ = try SystemError.check { csystemio_pipe(&ends) }
    let first = FileDescriptor(owning: ends[0])
    let second = FileDescriptor(owning: ends[1])
    let reading = try first.aboveStandard()
    let writing = try second.aboveStandard()
    self.reading = reading
    self.writing = writing
  }
}
