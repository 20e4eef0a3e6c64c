import CPNG

/// What a picture shows, as far as writing it depends on that.
struct PixelContent {
  /// Whether red, green and blue are equal in every pixel, transparent ones too.
  let isGray: Bool

  /// Whether every pixel has the full alpha.
  let isOpaque: Bool

  /// Whether most pixels are as the one before: in drawings and dialogs, but not where all is shaded.
  let isFlat: Bool

  init<Sample: FixedWidthInteger>(_ samples: [Sample]) {
    let count = samples.count / 4
    let content = samples.withUnsafeBytes { bytes in
      bytes.baseAddress.map { CPNGContentOfPixels($0, count, Int32(Sample.bitWidth)) }
    }
    isGray = content?.is_gray ?? true
    isOpaque = content?.is_opaque ?? true
    // Dialogs change at 2 to 14 % of their pixels, drawings with gradients at 20 to 40.
    isFlat = (content?.changes ?? 0) * 20 <= count * 3
  }
}
