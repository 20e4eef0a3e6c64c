import SystemIO
import Testing

@Suite("Asking for memory")
struct MemoryTests {
  @Test(
    "gets what there is, and not what no machine has",
    arguments: [(0, true), (1, true), (1 << 20, true), (1 << 60, false), (.max, false)])
  func asks(byteCount: Int, answer: Bool) {
    #expect(Memory.has(byteCount: byteCount) == answer)
  }
}
