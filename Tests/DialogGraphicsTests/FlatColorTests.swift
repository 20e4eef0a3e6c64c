import Testing

@testable import DialogGraphics

@Suite("One colour")
struct FlatColorTests {
  /// What a result of these pixels becomes after those were looked at.
  private func restored(_ seen: [[UInt8]], _ result: [[UInt8]]) -> [[UInt8]] {
    var flat = FlatColor()
    var bytes = result.flatMap(\.self)
    let count = result.count
    let width = seen.count
    seen.flatMap(\.self).withUnsafeBytes { seen in
      guard let start = seen.baseAddress else { return }
      flat.look(at: start, bytesPerRow: width * 4, count: 1, width: width)
    }
    bytes.withUnsafeMutableBytes { result in
      guard let start = result.baseAddress else { return }
      flat.restore(in: start, count: count)
    }
    return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
  }

  @Test("is given to all that can be seen, and to nothing else")
  func restores() {
    let found = restored(
      [[9, 9, 9, 0], [200, 100, 3, 1], [200, 100, 3, 255]],
      [[199, 101, 4, 7], [0, 0, 0, 0], [200, 100, 3, 255]])
    #expect(found == [[200, 100, 3, 7], [0, 0, 0, 0], [200, 100, 3, 255]])
  }

  @Test(
    "is none where there are two, however late and faint the second, or none to be seen",
    arguments: [
      [[200, 100, 3, 255], [200, 100, 3, 9], [200, 100, 4, 1]], [[1, 2, 3, 0], [4, 5, 6, 0]],
    ] as [[[UInt8]]])
  func mixed(seen: [[UInt8]]) {
    let result: [[UInt8]] = [[199, 101, 4, 7], [1, 1, 1, 255]]
    #expect(restored(seen, result) == result)
  }
}
