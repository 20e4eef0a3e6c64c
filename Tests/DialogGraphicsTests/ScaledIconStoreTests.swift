import Testing

@testable import DialogGraphics

@Suite("What a cache keeps")
struct ScaledIconStoreTests {
  /// 10 bytes of PNG, unless told otherwise.
  private func key(_ name: UInt8, png count: Int = 10, digest: Int? = nil) -> ScaledIconKey {
    let png = [UInt8](repeating: name, count: count)
    return ScaledIconKey(
      png: png, target: ScaleTarget(width: 1), resampling: .default, limits: .default,
      digest: digest ?? Int(name))
  }

  /// A row of so many pixels, 4 bytes each.
  private func row(_ count: Int, shade: UInt8 = 0) throws -> Bitmap {
    try Bitmap(width: count, height: 1, color: RGBAColor(red: shade, green: 0, blue: 0))
  }

  @Test("counts the bytes of PNGs and pixels")
  func counts() throws {
    var store = ScaledIconStore(byteLimit: 1000)
    store.keep(try row(5), for: key(1))
    #expect(store.byteCount == 30)
    store.keep(try row(6), for: key(2, png: 1))
    #expect(store.byteCount == 55)
    store.keep(try row(1), for: key(1))
    #expect(store.byteCount == 39)
    #expect(store.icon(for: key(1)) == (try row(1)))
  }

  @Test("is what fits exactly, and not one byte more")
  func limit() throws {
    var store = ScaledIconStore(byteLimit: 90)
    for name in 1...3 { store.keep(try row(5), for: key(UInt8(name))) }
    #expect(store.byteCount == 90)
    #expect((1...3).allSatisfy { store.icon(for: key($0)) != nil })
    store.keep(try row(5), for: key(4, png: 11))
    #expect(store.byteCount == 61)
    #expect(store.icon(for: key(1)) == nil && store.icon(for: key(2)) == nil)
    #expect(store.icon(for: key(3)) != nil && store.icon(for: key(4, png: 11)) != nil)
  }

  @Test("is what was used last, be it kept or asked for")
  func leastRecentlyUsed() throws {
    var store = ScaledIconStore(byteLimit: 90)
    for name in 1...3 { store.keep(try row(5), for: key(UInt8(name))) }
    _ = store.icon(for: key(1))
    store.keep(try row(5), for: key(2))
    store.keep(try row(5), for: key(4))
    #expect((1...4).map { store.icon(for: key($0)) != nil } == [true, true, false, true])
  }

  @Test("has no room for one that is larger than all of it, and gives up none for that")
  func larger() throws {
    var store = ScaledIconStore(byteLimit: 90)
    store.keep(try row(5), for: key(1))
    store.keep(try row(5), for: key(2, png: 71))
    store.keep(try row(21), for: key(3))
    #expect(store.byteCount == 30)
    #expect(store.icon(for: key(1)) != nil)
    store.keep(try row(5), for: key(4, png: 70))
    #expect(store.byteCount == 90)
    #expect(store.icon(for: key(1)) == nil)
    #expect(store.icon(for: key(4, png: 70)) != nil)
  }

  @Test("is nothing without a limit above 0", arguments: [0, -1, .min])
  func nothing(byteLimit: Int) throws {
    var store = ScaledIconStore(byteLimit: byteLimit)
    store.keep(try row(1), for: key(1, png: 0))
    #expect(store.byteCount == 0)
    #expect(store.icon(for: key(1, png: 0)) == nil)
  }

  @Test("is told apart by content where digests are the same")
  func collision() throws {
    var store = ScaledIconStore(byteLimit: 10_000)
    for name in 0...255 as ClosedRange<UInt8> {
      store.keep(try row(1, shade: name), for: key(name, digest: 7))
    }
    for name in 0...255 as ClosedRange<UInt8> {
      #expect(store.icon(for: key(name, digest: 7)) == (try row(1, shade: name)))
    }
  }

  @Test("never goes beyond the limit, and knows the sum of what it keeps")
  func sums() throws {
    var store = ScaledIconStore(byteLimit: 500)
    let noise = try Pictures.noise(400, 1).colors
    for color in noise {
      let name = color[0] % 40
      let count = Int(color[1] % 50) + 1
      store.keep(try row(count), for: key(name))
      _ = store.icon(for: key(color[2] % 40))
      let kept = (0..<40).compactMap { store.icon(for: key($0)) }
      #expect(kept.reduce(0) { $0 + 10 + $1.pixels.count } == store.byteCount)
      #expect(store.byteCount <= 500)
    }
  }
}
