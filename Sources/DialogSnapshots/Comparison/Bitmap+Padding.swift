import DialogGraphics
import SystemIO

extension Bitmap {
  /// The picture in the top left corner of a larger one, transparent elsewhere.
  func padded(to size: PixelSize) throws(ComparisonError) -> Bitmap {
    guard size != self.size else { return self }
    guard Memory.has(byteCount: size.pixelCount * 4) else { throw .noMemory }
    let (row, wide) = (bytesPerRow, size.width * 4)
    let samples = [UInt8](unsafeUninitializedCapacity: size.pixelCount * 4) { into, count in
      into.initialize(repeating: 0)
      guard let start = into.baseAddress else { return }
      pixels.withUnsafeBufferPointer { from in
        guard let own = from.baseAddress else { return }
        for y in 0..<height { (start + y * wide).update(from: own + y * row, count: row) }
      }
      count = into.count
    }
    do {
      return try Bitmap(width: size.width, height: size.height, pixels: samples)
    } catch {
      throw .size(error)
    }
  }
}
