import DialogGraphics

/// Pictures made for tests; the same each time.
enum Pictures {
  /// Every sample unlike its neighbours, with all kinds of alpha.
  static func noise(_ width: Int, _ height: Int, seed: UInt64 = 1) throws -> Bitmap {
    var state = seed
    let pixels = (0..<width * height * 4).map { _ in
      // D. Lehmer's generator with the constants of Knuth's MMIX.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
    return try Bitmap(width: width, height: height, pixels: pixels)
  }

  /// One pixel after the other, as the function says.
  static func drawn(
    _ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> [UInt8]
  ) throws -> Bitmap {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { pixels += color(x, y) }
    }
    return try Bitmap(width: width, height: height, pixels: pixels)
  }
}

extension Bitmap {
  /// The pixels one by one: red, green, blue, alpha.
  var colors: [[UInt8]] {
    stride(from: 0, to: pixels.count, by: 4).map { Array(pixels[$0..<$0 + 4]) }
  }
}
