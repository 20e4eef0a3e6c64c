import SystemIO

extension PNGReader {
  /// Reads the whole picture in 8 bits, and on to the end.
  mutating func readBitmap(of size: PixelSize) throws(PNGError) -> Bitmap {
    let pixels = try readSamples(of: size, as: UInt8.self)
    return Bitmap(checkedWidth: size.width, height: size.height, pixels: pixels)
  }

  /// Reads the whole picture in 16 bits, and on to the end.
  mutating func readBitmap16(of size: PixelSize) throws(PNGError) -> Bitmap16 {
    let samples = try readSamples(of: size, as: UInt16.self)
    return Bitmap16(checkedWidth: size.width, height: size.height, samples: samples)
  }

  /// Reads the whole picture in 8 or 16 bits, and on to the end.
  mutating func readSamples<Sample: FixedWidthInteger>(
    of size: PixelSize, as: Sample.Type
  ) throws(PNGError) -> [Sample] {
    let total = size.pixelCount * 4
    guard Memory.has(byteCount: total * MemoryLayout<Sample>.stride) else {
      throw PNGError(
        .outOfMemory, path: path, detail: "it is \(size.width) × \(size.height) pixels")
    }
    try begin(depth: Sample.bitWidth)
    let samples = try [Sample](unsafeUninitializedCapacity: total) {
      (samples, count) throws(PNGError) in
      guard let start = samples.baseAddress else { return }
      try readImage(into: start)
      count = total
    }
    try finish()
    return samples
  }
}
