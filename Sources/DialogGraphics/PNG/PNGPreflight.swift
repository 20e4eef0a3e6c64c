/// Turns away what is too large, before libpng sees it.
///
/// libpng has limits too, and they are set; but it reports one that is passed as damage, and has
/// none for the number of pixels.
struct PNGPreflight {
  let path: String?
  let limits: PNGLimits

  func check(byteCount: Int) throws(PNGError) {
    guard byteCount > limits.maximumByteCount else { return }
    throw PNGError(
      .tooLarge, path: path,
      detail: "\(byteCount) bytes, at most \(limits.maximumByteCount)")
  }

  /// Checks the size in the IHDR chunk, which is always the first.
  ///
  /// There are 8 bytes of signature, 4 of length, 4 of type, 4 of width, 4 of height. Where these
  /// bytes are not a PNG's, or say a size that no PNG has, libpng is to judge.
  func check(beginning bytes: UnsafeBufferPointer<UInt8>) throws(PNGError) {
    let start: [UInt8] = [
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    ]
    guard bytes.count >= 24, bytes.starts(with: start) else { return }
    let width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    let height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
    guard width <= Int32.max, height <= Int32.max else { return }
    try check(width: width, height: height)
  }

  func check(width: Int, height: Int) throws(PNGError) {
    guard !limits.allow(width: width, height: height) else { return }
    let pixels = min(limits.maximumPixelCount, Bitmap.maximumPixelCount)
    throw PNGError(
      .tooLarge, path: path,
      detail: "\(width) × \(height) pixels, at most \(limits.maximumWidth)"
        + " × \(limits.maximumHeight), \(pixels) in all")
  }
}
