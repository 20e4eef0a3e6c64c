import Dialogs
import Glibc

/// Descriptors that someone else opened, or did not.
enum OpenDescriptor {
  /// Makes sure that answers can come from a descriptor.
  static func requireInput(_ descriptor: Int32) throws(PresenterError) {
    guard isOpen(descriptor, andNotOnly: O_WRONLY) else {
      throw .nowhereToShow("the input is not open")
    }
  }

  /// Makes sure that a dialog can be written to a descriptor.
  static func requireOutput(_ descriptor: Int32) throws(PresenterError) {
    guard isOpen(descriptor, andNotOnly: O_RDONLY) else {
      throw .nowhereToShow("the output is not open")
    }
  }

  /// Whether a number is that of an open file, pipe, socket or terminal, and not opened for the
  /// other direction alone; fstat(2), fcntl(2).
  ///
  /// Where a program is started with its standard input closed, the number is soon taken by the
  /// runtime's own epoll(7), which is none of these and would be waited for in vain.
  private static func isOpen(_ descriptor: Int32, andNotOnly other: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != 0 else { return false }
    return fcntl(descriptor, F_GETFL) & O_ACCMODE != other
  }
}
