/// What a picture shows, as far as writing it depends on that.
struct PixelContent {
  /// Whether red, green and blue are equal in every pixel, transparent ones too.
  let isGray: Bool

  /// Whether every pixel has the full alpha.
  let isOpaque: Bool

  /// Whether it looks drawn, not photographed, and was not enlarged: at most half a megapixel, and
  /// half the pixels equal to the one on their left; see ``PNGCompression/efforts(isDrawing:)``.
  let isDrawing: Bool

  init<Sample: FixedWidthInteger>(_ samples: [Sample], of size: PixelSize) {
    (isGray, isOpaque, isDrawing) = samples.withUnsafeBufferPointer { samples in
      let pixels = stride(from: 0, to: samples.count, by: 4)
      let isGray = pixels.allSatisfy {
        samples[$0] == samples[$0 + 1] && samples[$0] == samples[$0 + 2]
      }
      let isOpaque = pixels.allSatisfy { samples[$0 + 3] == .max }
      guard size.pixelCount <= 1 << 19 else { return (isGray, isOpaque, false) }
      var equal = 0
      for start in pixels.dropFirst() {
        let isSame = (start..<start + 4).allSatisfy { samples[$0] == samples[$0 - 4] }
        if isSame { equal += 1 }
      }
      return (isGray, isOpaque, equal * 2 >= size.pixelCount)
    }
  }
}
