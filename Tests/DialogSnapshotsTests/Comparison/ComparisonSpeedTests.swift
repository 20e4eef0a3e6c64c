import DialogGraphics
import DialogSnapshots
import Glibc
import Testing

@Suite("Comparing in time", .serialized)
struct ComparisonSpeedTests {
  @Test("200 equal pictures in twice the size are read and compared within two seconds")
  func equal() throws {
    // The card four times as large, which is as flat as dialogs are.
    let card = try Card.usual
    var pixels: [UInt8] = []
    for y in 0..<700 {
      let row = card.pixels[(y / 6 * 800)..<(y / 6 * 800 + 800)]
      pixels += row + row + row + row + row.prefix(400)
    }
    let picture = try Bitmap(width: 900, height: 700, pixels: pixels)
    try ReferenceTests.withFile(picture.png(compression: .small)) { path in
      let start = Self.processorTime
      for _ in 0..<200 {
        let reference = try PictureReference(contentsOf: path).bitmap
        #expect(try PictureComparison.compare(reference, picture, tolerance: .exact) == nil)
      }
      // Of the processor, for the tests beside take turns on it.
      #expect(Self.processorTime - start < 2)
    }
  }

  @Test("pictures that differ everywhere are compared in a few seconds")
  func different() throws {
    let pictures = try [1, 2].map { seed in
      let pixels = [UInt8](unsafeUninitializedCapacity: 900 * 700 * 4) { samples, count in
        srandom(UInt32(seed))
        for index in samples.indices { samples[index] = UInt8(truncatingIfNeeded: random()) }
        count = samples.count
      }
      return try Bitmap(width: 900, height: 700, pixels: pixels)
    }
    let start = Self.processorTime
    let difference = try #require(
      try PictureComparison.compare(pictures[0], pictures[1], tolerance: .perceptual))
    #expect(difference.differingPixels > 500_000)
    #expect(try difference.diffPicture().width == 900)
    #expect(Self.processorTime - start < 3)
  }

  /// Seconds of this thread.
  static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
