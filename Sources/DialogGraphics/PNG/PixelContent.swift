/// What a picture shows, as far as writing it depends on that.
struct PixelContent {
  /// Whether red, green and blue are equal in every pixel, transparent ones too.
  let isGray: Bool

  /// Whether every pixel has the full alpha.
  let isOpaque: Bool

  init<Sample: FixedWidthInteger>(_ samples: [Sample]) {
    (isGray, isOpaque) = samples.withUnsafeBufferPointer { samples in
      let pixels = stride(from: 0, to: samples.count, by: 4)
      let isGray = pixels.allSatisfy {
        samples[$0] == samples[$0 + 1] && samples[$0] == samples[$0 + 2]
      }
      let isOpaque = pixels.allSatisfy { samples[$0 + 3] == .max }
      return (isGray, isOpaque)
    }
  }
}
