import Glibc

/// Asks for memory before an array does: an array that gets none ends the program.
package enum Memory {
  /// Less than this is not asked for: a program that has not even so much cannot go on.
  private static let least = 1 << 16

  /// Whether a block of so many bytes can be had now; it is given back at once.
  ///
  /// By mmap(2), which malloc uses for large blocks: a malloc whose block is freed unused is
  /// optimised away.
  package static func has(byteCount: Int) -> Bool {
    guard byteCount >= least else { return true }
    let block = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let block, block != MAP_FAILED else { return false }
    munmap(block, byteCount)
    return true
  }
}
