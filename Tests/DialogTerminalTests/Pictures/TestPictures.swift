import DialogGraphics

/// Pictures for tests.
enum TestPictures {
  /// One pixel after the other, as a function says: red, green, blue, alpha.
  static func drawn(
    _ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> [UInt8]
  ) throws -> Bitmap {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { pixels += color(x, y) }
    }
    return try Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Every sample unlike its neighbours, some pixels transparent.
  static func noise(_ width: Int, _ height: Int) throws -> Bitmap {
    var random = SeededNumbers(seed: 4)
    return try drawn(width, height) { _, _ in
      let color = (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
      return color + [Bool.random(using: &random) ? 255 : 0]
    }
  }
}
