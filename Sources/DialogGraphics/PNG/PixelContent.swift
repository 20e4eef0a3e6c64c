import CPNG

/// What a picture shows, as far as writing it depends on that.
struct PixelContent {
  /// Whether red, green and blue are equal in every pixel, transparent ones too.
  let isGray: Bool

  /// Whether every pixel has the full alpha.
  let isOpaque: Bool

  /// Whether most pixels are as the one before: in drawings and dialogs, but not where all is shaded.
  let isFlat: Bool

  /// Its colours, the four bytes of each as they lie in memory; `nil` where there are more than 256, or
  /// more than 8 bits a sample.
  let colors: [UInt32]?

  init<Sample: FixedWidthInteger>(_ samples: [Sample]) {
    let count = samples.count / 4
    var colors = [UInt32](repeating: 0, count: 256)
    let content = samples.withUnsafeBytes { bytes in
      bytes.baseAddress.map { CPNGContentOfPixels($0, count, Int32(Sample.bitWidth), &colors) }
    }
    isGray = content?.is_gray ?? true
    isOpaque = content?.is_opaque ?? true
    // Dialogs change at 2 to 14 % of their pixels, drawings with gradients at 20 to 40.
    isFlat = (content?.changes ?? 0) * 20 <= count * 3
    let colorCount = content?.color_count ?? 0
    self.colors = 1...256 ~= colorCount ? Array(colors.prefix(colorCount)) : nil
  }
}
