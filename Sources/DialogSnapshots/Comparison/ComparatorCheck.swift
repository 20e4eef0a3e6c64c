import DialogGraphics
import Synchronization

/// Tries the comparison on pictures of which it is known whether they differ, for a comparison that
/// lets everything pass looks like one in which everything is right.
enum ComparatorCheck {
  private static let trusted = Mutex<Set<Tolerance>>([])

  /// Tries a tolerance, once in a process.
  ///
  /// - Throws: ``ComparisonError/untrustworthy(_:)``.
  static func verify(_ tolerance: Tolerance) throws(ComparisonError) {
    guard !trusted.withLock({ $0.contains(tolerance) }) else { return }
    if let fault = try fault(of: tolerance) { throw .untrustworthy(fault) }
    _ = trusted.withLock { $0.insert(tolerance) }
  }

  /// What is wrong with the comparison as it is, or `nil`.
  private static func fault(of tolerance: Tolerance) throws(ComparisonError) -> String? {
    let blank = try picture { _, _ in 255 }
    let marked = try picture { x, y in square.holds(x, y) ? 0 : 255 }
    guard let missing = try PictureComparison.judge(marked, blank, tolerance) else {
      return "a black square that is missing passes"
    }
    guard missing.clusters == [square], missing.differingPixels == square.area,
      abs(missing.largest.distance - 1) < 0.001
    else { return "a black square that is missing is reported wrongly" }
    if try PictureComparison.judge(marked, marked, tolerance) != nil {
      return "a picture differs from itself"
    }
    let step = min(max(tolerance.channel, 0), 60)
    let noise = try picture { x, y in UInt8(100 + (x * 7 + y * 5) % (2 * step + 1)) }
    let gray = try picture { _, _ in UInt8(100 + step) }
    if try PictureComparison.judge(gray, noise, tolerance) != nil {
      return "steps that are allowed do not pass"
    }
    return nil
  }

  private static let square = PixelRect(x: 16, y: 16, width: 16, height: 16)

  /// Shades of gray, 48 pixels a side.
  private static func picture(
    _ shade: (_ x: Int, _ y: Int) -> UInt8
  ) throws(ComparisonError) -> Bitmap {
    let side = 48
    var pixels: [UInt8] = []
    pixels.reserveCapacity(side * side * 4)
    for y in 0..<side {
      for x in 0..<side {
        let shade = shade(x, y)
        pixels += [shade, shade, shade, 255]
      }
    }
    do {
      return try Bitmap(width: side, height: side, pixels: pixels)
    } catch {
      throw .size(error)
    }
  }
}
