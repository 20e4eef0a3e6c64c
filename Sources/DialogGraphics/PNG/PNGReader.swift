import CPNG
import SystemIO

/// Reads one PNG with libpng, in this order: the header, ``begin(depth:)``, every row (or all rows
/// at once), ``finish()``.
///
/// Neither the file nor the picture is held in memory, but for what the caller keeps; after an
/// error there is nothing more to read.
struct PNGReader: ~Copyable {
  private let handle: OpaquePointer
  /// Kept open for libpng.
  private let file: FileDescriptor?
  let path: String?
  private let limits: PNGLimits

  /// Reads bytes, which must stay where they are as long as the reader is there.
  ///
  /// The path is where they came from, for errors.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, path: String? = nil, limits: PNGLimits
  ) throws(PNGError) {
    try PNGPreflight(path: path, limits: limits).check(byteCount: bytes.count)
    guard let handle = CPNGReaderCreate(bytes.baseAddress, bytes.count, CPNGLimits(limits)) else {
      throw PNGError(.outOfMemory, path: path)
    }
    self.handle = handle
    self.file = nil
    self.path = path
    self.limits = limits
  }

  /// Reads a file, pipe or device, a portion at a time.
  init(contentsOf path: String, limits: PNGLimits) throws(PNGError) {
    let file = try FileReading.open(path)
    let byteCount = try FileReading.byteCount(of: file, path: path)
    try PNGPreflight(path: path, limits: limits).check(byteCount: byteCount)
    guard let handle = CPNGReaderCreateForDescriptor(file.number, CPNGLimits(limits)) else {
      throw PNGError(.outOfMemory, path: path)
    }
    self.handle = handle
    self.file = consume file
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

  /// What the file says about its colours; complete after the header.
  var color: PNGColor { PNGColor(CPNGReaderRemarks(handle)) }

  /// How the picture lies.
  ///
  /// A file may say it after the pixels, so it is final only after ``finish()``.
  var orientation: Orientation {
    let remarks = CPNGReaderRemarks(handle)
    return Orientation(
      exif: UnsafeBufferPointer(start: remarks.exif, count: Int(remarks.exif_count)))
  }

  /// Reads up to the pixels.
  mutating func readHeader() throws(PNGError) -> PNGHeader {
    let preflight = PNGPreflight(path: path, limits: limits)
    var count = 0
    let beginning = CPNGReaderBeginning(handle, &count)
    try preflight.check(beginning: UnsafeBufferPointer(start: beginning, count: count))
    var header = CPNGHeader()
    try check(CPNGReaderReadHeader(handle, &header))
    let width = Int(header.width)
    let height = Int(header.height)
    try preflight.check(width: width, height: height)
    guard let colorType = PNGHeader.ColorType(rawValue: header.color_type) else {
      throw failure(.corrupt)
    }
    return PNGHeader(
      size: PixelSize(checkedWidth: width, height: height), bitDepth: Int(header.bit_depth),
      colorType: colorType, isInterlaced: header.interlaced)
  }

  /// Chooses how rows are given out: straight RGBA, four samples a pixel, gamma unchanged.
  ///
  /// - Parameter depth: Bits a sample, 8 (`UInt8`) or 16 (`UInt16`).
  /// - Throws: ``PNGError``, as every step does.
  mutating func begin(depth: Int) throws(PNGError) {
    try check(CPNGReaderBegin(handle, Int32(depth)))
  }

  /// Reads the next row of a picture that is not interlaced.
  ///
  /// - Parameter row: Room for four samples a pixel.
  /// - Throws: ``PNGError``.
  mutating func readRow(into row: UnsafeMutableRawPointer) throws(PNGError) {
    try check(CPNGReaderReadRow(handle, row))
  }

  /// Reads all rows, interlaced or not.
  ///
  /// - Parameter pixels: Room for four samples a pixel, rows without padding.
  /// - Throws: ``PNGError``.
  mutating func readImage(into pixels: UnsafeMutableRawPointer) throws(PNGError) {
    try check(CPNGReaderReadImage(handle, pixels))
  }

  /// Reads on to the end, after all rows, so that damage behind the pixels is seen too.
  mutating func finish() throws(PNGError) {
    try check(CPNGReaderFinish(handle))
  }

  private func check(_ status: CPNGStatus) throws(PNGError) {
    switch status {
    case .OK: return
    case .notPNG: throw failure(.notPNG)
    case .truncated: throw failure(.truncated)
    case .corrupt: throw failure(.corrupt)
    case .tooManyBytes:
      throw failure(.tooLarge, detail: "more than \(limits.maximumByteCount) bytes")
    case .tooManyChunks:
      throw failure(.tooLarge, detail: "more than \(limits.maximumChunkCount) chunks")
    case .unreadable:
      throw FileReading.failure(SystemError(code: CPNGReaderSystemError(handle)), path: path)
    case .outOfMemory: throw failure(.outOfMemory)
    }
  }

  private func failure(_ code: PNGError.Code, detail: String = "") -> PNGError {
    let error = String(cString: CPNGReaderError(handle))
    let words = (warnings + [error]).filter { !$0.isEmpty }.joined(separator: "; ")
    return PNGError(code, path: path, detail: detail, underlying: words.isEmpty ? nil : words)
  }
}

extension CPNGLimits {
  fileprivate init(_ limits: PNGLimits) {
    let mostPixels = UInt32(Int32.max)
    // To libpng 0 means no limit at all; the least it knows is 1.
    self.init(
      max_width: min(mostPixels, max(1, UInt32(clamping: limits.maximumWidth))),
      max_height: min(mostPixels, max(1, UInt32(clamping: limits.maximumHeight))),
      max_chunks: UInt32(clamping: limits.maximumChunkCount),
      max_chunk_bytes: max(1, Int(clamping: limits.maximumChunkByteCount)),
      max_bytes: UInt64(clamping: limits.maximumByteCount))
  }
}
