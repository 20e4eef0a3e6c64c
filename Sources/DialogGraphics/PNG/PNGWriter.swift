import CPNG
import SystemIO

/// Owns one libpng writer.
struct PNGWriter: ~Copyable {
  private let handle: OpaquePointer
  private let path: String?

  init(path: String?) throws(PNGError) {
    guard let handle = CPNGWriterCreate() else { throw PNGError(.outOfMemory, path: path) }
    self.handle = handle
    self.path = path
  }

  deinit {
    CPNGWriterDestroy(handle)
  }

  /// The whole bitmap as a PNG file; call once.
  mutating func encode(_ bitmap: Bitmap) throws(PNGError) -> [UInt8] {
    let isOpaque = bitmap.isOpaque
    let status = bitmap.pixels.withUnsafeBufferPointer { samples in
      guard let start = samples.baseAddress else { return CPNGStatus.corrupt }
      return CPNGWriterWriteRGBA8(
        handle, start, bitmap.bytesPerRow, UInt32(bitmap.width), UInt32(bitmap.height), isOpaque)
    }
    switch status {
    case .OK: break
    case .outOfMemory: throw failure(.outOfMemory)
    case .notPNG, .truncated, .corrupt: throw failure(.unwritable)
    }
    let bytes = UnsafeBufferPointer(
      start: CPNGWriterBytes(handle), count: CPNGWriterCount(handle))
    guard Memory.has(byteCount: bytes.count) else { throw PNGError(.outOfMemory, path: path) }
    return [UInt8](bytes)
  }

  private func failure(_ code: PNGError.Code) -> PNGError {
    let words = String(cString: CPNGWriterError(handle))
    return PNGError(code, path: path, underlying: words.isEmpty ? nil : words)
  }
}
