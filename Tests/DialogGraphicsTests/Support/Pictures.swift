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

  /// The same in 16 bits, whose high and low bytes differ.
  static func noise16(_ width: Int, _ height: Int, seed: UInt64 = 1) throws -> Bitmap16 {
    let bytes = try noise(width * 2, height, seed: seed).pixels
    let samples = stride(from: 0, to: bytes.count, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return try Bitmap16(width: width, height: height, samples: samples)
  }

  /// A disc with a gradient, a thin ring and a soft shadow: what icons are made of.
  static func icon(_ size: Int) throws -> Bitmap {
    try drawn(size, size) { x, y in
      let u = (Double(x) + 0.5) / Double(size) * 2 - 1
      let v = (Double(y) + 0.5) / Double(size) * 2 - 1
      let pixel = 2 / Double(size)
      let radius = (u * u + v * v).squareRoot()
      let disc = max(0, min(1, (0.8 - radius) / pixel + 0.5))
      let ring = max(0, min(1, 1 - abs(radius - 0.6) / (2 * pixel)))
      let shadow = 0.4 * max(0, min(1, (1.0 - radius) / 0.25))
      let alpha = disc + shadow * (1 - disc)
      let shade = disc / max(alpha, 1e-9)
      return [
        UInt8(255 * shade * (0.5 + 0.4 * u)), UInt8(255 * shade * (ring + (1 - ring) * 0.3)),
        UInt8(255 * shade * (0.5 - 0.4 * v)), UInt8(255 * alpha),
      ]
    }
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

extension Bitmap16 {
  /// The pixels one by one: red, green, blue, alpha.
  var colors: [[UInt16]] {
    stride(from: 0, to: samples.count, by: 4).map { Array(samples[$0..<$0 + 4]) }
  }
}

extension Bitmap {
  /// The pixels one by one: red, green, blue, alpha.
  var colors: [[UInt8]] {
    stride(from: 0, to: pixels.count, by: 4).map { Array(pixels[$0..<$0 + 4]) }
  }
}
