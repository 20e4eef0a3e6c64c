import Testing

@testable import DialogGraphics

@Suite("What a cache keeps")
struct LeastRecentlyUsedTests {
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

  private func keep(
    in store: inout LeastRecentlyUsed<ScaledIconKey, Bitmap>, _ row: Bitmap, for key: ScaledIconKey
  ) {
    store.keep(row, for: key, cost: key.png.count + row.pixels.count)
  }

  @Test("counts the bytes of PNGs and pixels")
  func counts() throws {
    var store = LeastRecentlyUsed<ScaledIconKey, Bitmap>(limit: 1000)
    keep(in: &store, try row(5), for: key(1))
    #expect(store.cost == 30)
    keep(in: &store, try row(6), for: key(2, png: 1))
    #expect(store.cost == 55)
    keep(in: &store, try row(1), for: key(1))
    #expect(store.cost == 39)
    #expect(store.value(for: key(1)) == (try row(1)))
  }

  @Test("is what fits exactly, and not one byte more")
  func limit() throws {
    var store = LeastRecentlyUsed<ScaledIconKey, Bitmap>(limit: 90)
    for name in 1...3 { keep(in: &store, try row(5), for: key(UInt8(name))) }
    #expect(store.cost == 90)
    #expect((1...3).allSatisfy { store.value(for: key($0)) != nil })
    keep(in: &store, try row(5), for: key(4, png: 11))
    #expect(store.cost == 61)
    #expect(store.value(for: key(1)) == nil && store.value(for: key(2)) == nil)
    #expect(store.value(for: key(3)) != nil && store.value(for: key(4, png: 11)) != nil)
  }

  @Test("is what was used last, be it kept or asked for")
  func leastRecentlyUsed() throws {
    var store = LeastRecentlyUsed<ScaledIconKey, Bitmap>(limit: 90)
    for name in 1...3 { keep(in: &store, try row(5), for: key(UInt8(name))) }
    _ = store.value(for: key(1))
    keep(in: &store, try row(5), for: key(2))
    keep(in: &store, try row(5), for: key(4))
    #expect((1...4).map { store.value(for: key($0)) != nil } == [true, true, false, true])
  }

  @Test("has no room for one that is larger than all of it, and gives up none for that")
  func larger() throws {
    var store = LeastRecentlyUsed<ScaledIconKey, Bitmap>(limit: 90)
    keep(in: &store, try row(5), for: key(1))
    keep(in: &store, try row(5), for: key(2, png: 71))
    keep(in: &store, try row(21), for: key(3))
    #expect(store.cost == 30)
    #expect(store.value(for: key(1)) != nil)
    keep(in: &store, try row(5), for: key(4, png: 70))
    #expect(store.cost == 90)
    #expect(store.value(for: key(1)) == nil)
    #expect(store.value(for: key(4, png: 70)) != nil)
  }

  @Test("is nothing without a limit above 0", arguments: [0, -1, .min])
  func nothing(byteLimit: Int) throws {
    var store = LeastRecentlyUsed<ScaledIconKey, Bitmap>(limit: byteLimit)
    keep(in: &store, try row(1), for: key(1, png: 0))
    #expect(store.cost == 0)
    #expect(store.value(for: key(1, png: 0)) == nil)
  }

  @Test("is told apart by content where digests are the same")
  func collision() throws {
    var store = LeastRecentlyUsed<ScaledIconKey, Bitmap>(limit: 10_000)
    for name in 0...255 as ClosedRange<UInt8> {
      keep(in: &store, try row(1, shade: name), for: key(name, digest: 7))
    }
    for name in 0...255 as ClosedRange<UInt8> {
      #expect(store.value(for: key(name, digest: 7)) == (try row(1, shade: name)))
    }
  }

  @Test("never goes beyond the limit, and knows the sum of what it keeps")
  func sums() throws {
    var store = LeastRecentlyUsed<ScaledIconKey, Bitmap>(limit: 500)
    let noise = try Pictures.noise(400, 1).colors
    for color in noise {
      let name = color[0] % 40
      let count = Int(color[1] % 50) + 1
      keep(in: &store, try row(count), for: key(name))
      _ = store.value(for: key(color[2] % 40))
      let kept = (0..<40).compactMap { store.value(for: key($0)) }
      #expect(kept.reduce(0) { $0 + 10 + $1.pixels.count } == store.cost)
      #expect(store.cost <= 500)
    }
  }
}
