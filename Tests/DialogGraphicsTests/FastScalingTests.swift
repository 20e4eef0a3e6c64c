import Glibc
import Testing

@testable import DialogGraphics

@Suite("Fast scaling")
struct FastScalingTests {
  @Test(
    "is within two steps of the definition on a drawing",
    arguments: [(256, 32), (256, 31), (512, 64), (255, 16), (130, 16), (96, 12), (101, 12)])
  func reference(size: Int, newSize: Int) throws {
    let source = try Pictures.icon(size)
    let expected = ReferenceScaler(filter: .lanczos3).scale(source, newSize, newSize)
    let result = try source.scaled(
      toWidth: newSize, height: newSize, Resampling(quality: .fast))
    #expect(LargestError.weighted(result.pixels, maximum: 255, from: expected) <= 2)
    #expect(result != (try source.scaled(toWidth: newSize, height: newSize)))
  }

  @Test(
    "is within five steps at hard lines with every filter, up to the edges",
    arguments: ResamplingFilter.allCases.filter { $0 != .nearest }, [(257, 32), (255, 31)])
  func everyFilter(filter: ResamplingFilter, sizes: (Int, Int)) throws {
    let (size, newSize) = sizes
    // A frame that touches the edges, and a slope within.
    let source = try Pictures.drawn(size, size) { x, y in
      let isFrame = min(x, y, size - 1 - x, size - 1 - y) < 6
      return isFrame
        ? [255, 255, 255, 255] : [UInt8(x * 255 / size), UInt8(y * 255 / size), 9, 255]
    }
    let expected = ReferenceScaler(filter: filter).scale(source, newSize, newSize)
    let result = try source.scaled(
      toWidth: newSize, height: newSize, Resampling(filter: filter, quality: .fast))
    #expect(LargestError.weighted(result.pixels, maximum: 255, from: expected) <= 5)
  }

  @Test(
    "is exact where a picture does not shrink to an eighth",
    arguments: [(256, 33), (64, 9), (64, 64), (20, 80)])
  func exact(size: Int, newSize: Int) throws {
    let source = try Pictures.icon(size)
    let result = try source.scaled(toWidth: newSize, height: newSize, Resampling(quality: .fast))
    #expect(result == (try source.scaled(toWidth: newSize, height: newSize)))
  }

  @Test("is exact where one side does not shrink so far")
  func oneSide() throws {
    let source = try Pictures.icon(128)
    let result = try source.scaled(toWidth: 8, height: 100, Resampling(quality: .fast))
    #expect(result == (try source.scaled(toWidth: 8, height: 100)))
  }

  @Test(
    "keeps one colour and one alpha where squares reach beyond the edges",
    arguments: [(129, 131), (130, 67), (1023, 64), (64, 1023), (257, 257)])
  func edges(width: Int, height: Int) throws {
    let color: [UInt8] = [200, 100, 50, 180]
    let source = try Pictures.drawn(width, height) { _, _ in color }
    let result = try source.scaled(
      toWidth: width / 8, height: height / 8, Resampling(quality: .fast))
    for found in result.colors {
      for (sample, wanted) in zip(found, color) { #expect(abs(Int(sample) - Int(wanted)) <= 1) }
    }
  }
}
