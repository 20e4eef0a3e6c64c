import SystemIO

/// Memory for numbers, its own, aligned for any set of instructions.
struct ScratchBuffer<Element: BitwiseCopyable>: ~Copyable {
  /// The first number, valid while the buffer is.
  let start: UnsafeMutablePointer<Element>

  /// Room for so many numbers, all `value`; `nil` when there is no memory.
  init?(count: Int, repeating value: Element) {
    let (bytes, overflow) = count.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
    guard !overflow, Memory.has(byteCount: bytes) else { return nil }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytes), alignment: 64)
    start = memory.initializeMemory(as: Element.self, repeating: value, count: count)
  }

  deinit {
    UnsafeMutableRawPointer(start).deallocate()
  }
}
