import CPNG
import SystemIO

/// Owns one libpng reader, valid only while the bytes it was given are.
struct PNGReader: ~Copyable {
  private let handle: OpaquePointer
  private let path: String?
  private let limits: PNGLimits

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, path: String?, limits: PNGLimits
  ) throws(PNGError) {
    let most = UInt32(Int32.max)
    let spending = CPNGLimits(
      max_width: min(most, UInt32(clamping: limits.maximumWidth)),
      max_height: min(most, UInt32(clamping: limits.maximumHeight)),
      max_chunks: Self.limit(limits.maximumChunkCount, most: most),
      max_chunk_bytes: Self.limit(limits.maximumChunkByteCount, most: .max))
    guard let handle = CPNGReaderCreate(bytes.baseAddress, bytes.count, spending) else {
      throw PNGError(.outOfMemory, path: path)
    }
    self.handle = handle
    self.path = path
    self.limits = limits
  }

  deinit {
    CPNGReaderDestroy(handle)
  }

  /// What libpng found odd so far.
  var warnings: [String] {
    String(cString: CPNGReaderWarnings(handle)).split(separator: "\n").map(String.init)
  }

  /// Reads up to the pixels.
  mutating func readHeader() throws(PNGError) -> PNGHeader {
    var header = CPNGHeader()
    try check(CPNGReaderReadHeader(handle, &header))
    let width = Int(header.width)
    let height = Int(header.height)
    try PNGPreflight(path: path, limits: limits).check(width: width, height: height)
    guard let colorType = PNGHeader.ColorType(rawValue: header.color_type) else {
      throw failure(.corrupt)
    }
    return PNGHeader(
      size: PixelSize(checkedWidth: width, height: height), bitDepth: Int(header.bit_depth),
      colorType: colorType, isInterlaced: header.interlaced)
  }

  /// Reads the pixels, and on to the end.
  mutating func readBitmap(of size: PixelSize) throws(PNGError) -> Bitmap {
    guard Memory.has(byteCount: size.byteCount) else {
      throw PNGError(
        .outOfMemory, path: path, detail: "it is \(size.width) × \(size.height) pixels")
    }
    var status = CPNGStatus.outOfMemory
    let pixels = [UInt8](unsafeUninitializedCapacity: size.byteCount) { samples, count in
      guard let start = samples.baseAddress else { return }
      status = CPNGReaderReadRGBA8(handle, start, size.width * 4)
      count = status == .OK ? size.byteCount : 0
    }
    try check(status)
    return Bitmap(checkedWidth: size.width, height: size.height, pixels: pixels)
  }

  private func check(_ status: CPNGStatus) throws(PNGError) {
    switch status {
    case .OK: return
    case .notPNG: throw failure(.notPNG)
    case .truncated: throw failure(.truncated)
    case .corrupt: throw failure(.corrupt)
    case .outOfMemory: throw failure(.outOfMemory)
    }
  }

  private func failure(_ code: PNGError.Code) -> PNGError {
    let error = String(cString: CPNGReaderError(handle))
    let words = (warnings + [error]).filter { !$0.isEmpty }.joined(separator: "; ")
    return PNGError(code, path: path, underlying: words.isEmpty ? nil : words)
  }

  /// To libpng 0 means no limit at all; the least it knows is 1.
  private static func limit<Limit: FixedWidthInteger>(_ limit: Int, most: Limit) -> Limit {
    min(most, max(1, Limit(clamping: limit)))
  }
}
