import CPNG

/// Which samples of straight RGBA go into a file.
struct PNGChannels {
  /// Red, green and blue; otherwise the three are equal, and one is enough.
  let hasColor: Bool

  /// Alpha; otherwise all is opaque.
  let hasAlpha: Bool

  /// Samples a pixel.
  var count: Int { (hasColor ? 3 : 1) + (hasAlpha ? 1 : 0) }

  var colorType: PNGHeader.ColorType {
    switch (hasColor, hasAlpha) {
    case (false, false): .gray
    case (false, true): .grayAlpha
    case (true, false): .rgb
    case (true, true): .rgba
    }
  }

  /// Fills a row as it lies in the file, 16-bit samples with the high byte first.
  func pack<Sample: FixedWidthInteger>(
    _ samples: [Sample], from start: Int, into row: inout [Sample]
  ) {
    samples.withUnsafeBufferPointer { samples in
      row.withUnsafeMutableBytes { row in
        guard let source = samples.baseAddress, let target = row.baseAddress else { return }
        let pixelCount = row.count / (count * MemoryLayout<Sample>.stride)
        CPNGPackRow(
          source + start, pixelCount, Int32(Sample.bitWidth), hasColor, hasAlpha, target)
      }
    }
  }
}
