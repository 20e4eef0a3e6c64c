import Glibc

/// Asks for memory before an array does: an array that gets none ends the program.
enum Memory {
  /// Whether a block of so many bytes can be had now; it is given back at once.
  static func has(byteCount: Int) -> Bool {
    guard let block = malloc(byteCount) else { return false }
    free(block)
    return true
  }
}
