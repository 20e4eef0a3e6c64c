import DialogGraphics
import Glibc
import Testing

@Suite("The cache of scaled icons")
struct ScaledIconCacheTests {
  private static let target = ScaleTarget(width: 8, height: 8, scale: 2)

  @Test("gives what reading and scaling give, and again from what it keeps")
  func same() throws {
    let cache = ScaledIconCache()
    let png = try Pictures.noise(40, 20).png()
    let expected = try Bitmap(png: png).scaled(toWidth: 16, height: 8)
    #expect(try cache.icon(png: png, target: Self.target) == expected)
    let kept = cache.byteCount
    #expect(kept == png.count + expected.pixels.count)
    let again = try cache.icon(png: png.map(\.self), target: Self.target)
    #expect(again == expected)
    #expect(cache.byteCount == kept)
    #expect(sharesPixels(again, try cache.icon(png: png, target: Self.target)))
  }

  @Test("cuts out what a target that is filled cuts off")
  func fill() throws {
    let cache = ScaledIconCache()
    let picture = try Pictures.noise(40, 20)
    var target = ScaleTarget(width: 10, height: 10, mode: .fill, anchor: .topRight)
    let whole = try picture.scaled(toWidth: 20, height: 10).colors
    let expected = try Pictures.drawn(10, 10) { x, y in whole[y * 20 + 10 + x] }
    #expect(try cache.icon(png: picture.png(), target: target) == expected)
    target.mode = .stretch
    #expect(
      try cache.icon(png: picture.png(), target: target)
        == picture.scaled(toWidth: 10, height: 10))
  }

  @Test("tells pictures, targets, ways of scaling and limits apart")
  func apart() throws {
    let cache = ScaledIconCache()
    let png = try Pictures.noise(40, 20).png()
    let others: [(ScaledIconCache) throws -> Bitmap] = [
      { try $0.icon(png: png, target: Self.target) },
      { try $0.icon(png: Pictures.noise(40, 20, seed: 2).png(), target: Self.target) },
      { try $0.icon(png: png, target: ScaleTarget(width: 8, height: 8, scale: 1)) },
      { try $0.icon(png: png, target: ScaleTarget(width: 8, height: 8, scale: 2, mode: .fill)) },
      {
        try $0.icon(
          png: png,
          target: ScaleTarget(width: 8, height: 8, scale: 2, mode: .fill, anchor: .left))
      },
      { try $0.icon(png: png, target: Self.target, resampling: Resampling(filter: .triangle)) },
    ]
    let first = try others.map { try $0(cache) }
    for (index, other) in others.enumerated() {
      #expect(try other(cache) == first[index])
      #expect(try other(ScaledIconCache(byteLimit: 0)) == first[index])
      #expect(first.count { $0 == first[index] } == 1)
    }
    let error = try #require(throws: ScalingError.self) {
      try cache.icon(png: png, target: Self.target, limits: PNGLimits(maximumWidth: 39))
    }
    guard case .png(let reason) = error else {
      Issue.record("not the PNG's error: \(error)")
      return
    }
    #expect(reason.code == .tooLarge)
  }

  @Test("sees that a file has changed, and names one that it cannot read")
  func files() throws {
    try TestFiles.inFolder { folder in
      let cache = ScaledIconCache()
      let path = "\(folder)/icon.png"
      for seed in [1, 2, 1] as [UInt64] {
        let picture = try Pictures.noise(40, 20, seed: seed)
        try TestFiles.write(picture.png(), to: path)
        #expect(
          try cache.icon(contentsOf: path, target: Self.target)
            == picture.scaled(toWidth: 16, height: 8))
      }
      let png = try TestFiles.read(path)
      let kept = cache.byteCount
      _ = try cache.icon(png: png, target: Self.target)
      #expect(cache.byteCount == kept)
      try TestFiles.write(png.dropLast(20), to: path)
      #expect(pngError { try cache.icon(contentsOf: path, target: Self.target) } == .truncated)
      remove(path)
      #expect(pngError { try cache.icon(contentsOf: path, target: Self.target) } == .noSuchFile)
      func pngError(_ ask: () throws -> Bitmap) -> PNGError.Code? {
        guard case .png(let error)? = #expect(throws: ScalingError.self, performing: ask) else {
          return nil
        }
        #expect(error.path == path)
        #expect(error.message.contains(path))
        return error.code
      }
    }
  }

  @Test("keeps nothing of what went wrong")
  func errors() throws {
    let cache = ScaledIconCache()
    let png = try Pictures.noise(4, 4).png()
    for _ in 0..<2 {
      #expect(throws: ScalingError.self) { try cache.icon(png: [1, 2], target: Self.target) }
      for target in [ScaleTarget(width: 0), ScaleTarget(scale: .nan), ScaleTarget(width: 1e9)] {
        let error = try #require(throws: ScalingError.self) {
          try cache.icon(png: png, target: target)
        }
        guard case .size(let reason) = error else {
          Issue.record("not the size's error: \(error)")
          continue
        }
        #expect("\(error)" == "\(reason)")
      }
    }
    #expect(cache.byteCount == 0)
  }

  @Test("stays within its bytes, whatever comes")
  func bounded() throws {
    let cache = ScaledIconCache(byteLimit: 20_000)
    for side in 1...60 {
      let png = try Pictures.noise(side, side).png()
      let icon = try cache.icon(png: png, target: ScaleTarget(scale: 1))
      #expect(icon.width == side)
      #expect(cache.byteCount <= 20_000)
    }
    #expect(cache.byteCount > 0)
  }

  @Test("may be used by many at once", arguments: [0, 4000, 1 << 20])
  func concurrent(byteLimit: Int) async throws {
    let cache = ScaledIconCache(byteLimit: byteLimit)
    let pngs = try (1...8).map { try Pictures.noise(20, 20, seed: $0).png() }
    let expected = try pngs.map { try Bitmap(png: $0).scaled(toWidth: 9, height: 9) }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for worker in 0..<8 {
        group.addTask {
          try (0..<24).allSatisfy { round in
            let index = (round * 5 + worker) % pngs.count
            let icon = try cache.icon(png: pngs[index], target: ScaleTarget(width: 9, height: 9))
            return icon == expected[index] && cache.byteCount <= byteLimit
          }
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
    let all = zip(pngs, expected).reduce(0) { $0 + $1.0.count + $1.1.pixels.count }
    #expect(cache.byteCount == all || byteLimit < all)
  }

  /// Whether both are the same memory, and so the second one was not made anew.
  private func sharesPixels(_ one: Bitmap, _ other: Bitmap) -> Bool {
    one.pixels.withUnsafeBufferPointer { one in
      other.pixels.withUnsafeBufferPointer { other in one.baseAddress == other.baseAddress }
    }
  }
}
