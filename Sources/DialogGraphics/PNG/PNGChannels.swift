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
    let colors = hasColor ? 3 : 1
    samples.withUnsafeBufferPointer { samples in
      row.withUnsafeMutableBufferPointer { row in
        var source = start
        for target in stride(from: 0, to: row.count, by: count) {
          for channel in 0..<colors {
            row[target + channel] = samples[source + channel].bigEndian
          }
          if hasAlpha { row[target + colors] = samples[source + 3].bigEndian }
          source += 4
        }
      }
    }
  }
}
