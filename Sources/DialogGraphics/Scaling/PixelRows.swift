import SystemIO

/// Some rows of premultiplied pixels in memory that it owns.
///
/// A pixel is red, green, blue, each times alpha (0...65025), and alpha (0...255); between the
/// passes of scaling they may lie outside, since Lanczos overshoots.
struct PixelRows: ~Copyable {
  typealias Pixel = SIMD4<Double>

  private let start: UnsafeMutablePointer<Pixel>
  private let width: Int

  /// Room for rows of zeros; `nil` when there is no memory.
  init?(count: Int, width: Int) {
    let (pixels, pixelOverflow) = count.multipliedReportingOverflow(by: width)
    let (bytes, byteOverflow) = pixels.multipliedReportingOverflow(by: MemoryLayout<Pixel>.stride)
    guard !pixelOverflow, !byteOverflow, Memory.has(byteCount: bytes) else { return nil }
    self.width = width
    start = .allocate(capacity: pixels)
    start.initialize(repeating: .zero, count: pixels)
  }

  deinit {
    start.deallocate()
  }

  /// The first pixel of a row, valid while the value is borrowed.
  func row(_ index: Int) -> UnsafeMutablePointer<Pixel> {
    start + index * width
  }
}
