import CPNG
import SystemIO

/// Writes one PNG with libpng, in this order: the header and what else is set, ``begin(_:)``, every
/// row, ``finish()``.
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

  mutating func set(_ header: PNGHeader) throws(PNGError) {
    let header = CPNGHeader(
      width: UInt32(header.size.width), height: UInt32(header.size.height),
      bit_depth: UInt8(header.bitDepth), color_type: header.colorType.rawValue,
      interlaced: header.isInterlaced)
    try check(CPNGWriterSetHeader(handle, header))
  }

  mutating func set(_ palette: PNGPalette) throws(PNGError) {
    try check(CPNGWriterSetPalette(handle, palette.entries, palette.entries.count / 4))
  }

  mutating func set(_ color: PNGColor) throws(PNGError) {
    if let gamma = color.gamma {
      guard let fixed = Int32(exactly: (gamma * 100_000).rounded()), fixed > 0 else {
        throw PNGError(.unwritable, path: path, underlying: "the gamma is out of range")
      }
      try check(CPNGWriterSetGamma(handle, UInt32(fixed)))
    }
    if let intent = color.renderingIntent {
      try check(CPNGWriterSetRenderingIntent(handle, Int32(intent.rawValue)))
    }
    if let profile = color.profile {
      guard let name = Latin1.bytes(profile.name) else {
        throw PNGError(
          .unwritable, path: path, underlying: "the profile's name is not in Latin-1")
      }
      try check(CPNGWriterSetProfile(handle, name, profile.bytes, profile.bytes.count))
    }
  }

  mutating func set(_ orientation: Orientation) throws(PNGError) {
    guard orientation != .up else { return }
    let exif = orientation.exif
    try check(CPNGWriterSetExif(handle, exif, exif.count))
  }

  /// Writes everything before the pixels.
  mutating func begin(_ effort: CPNGEffort) throws(PNGError) {
    try check(CPNGWriterBegin(handle, effort))
  }

  /// Writes the next row, as it lies in the file.
  mutating func writeRow(_ row: UnsafeRawPointer) throws(PNGError) {
    try check(CPNGWriterWriteRow(handle, row))
  }

  /// Writes the end.
  ///
  /// - Returns: The whole file.
  mutating func finish() throws(PNGError) -> [UInt8] {
    try check(CPNGWriterFinish(handle))
    let bytes = UnsafeBufferPointer(
      start: CPNGWriterBytes(handle), count: CPNGWriterCount(handle))
    guard Memory.has(byteCount: bytes.count) else { throw PNGError(.outOfMemory, path: path) }
    return [UInt8](bytes)
  }

  /// Whether another way than ISA-L may make the file smaller by a tenth.
  var isSoft: Bool { CPNGWriterIsSoft(handle) }

  private func check(_ status: CPNGStatus) throws(PNGError) {
    guard status != .OK else { return }
    let warnings = String(cString: CPNGWriterWarnings(handle)).split(separator: "\n")
    let words = warnings.map(String.init) + [String(cString: CPNGWriterError(handle))]
    throw PNGError(
      status == .outOfMemory ? .outOfMemory : .unwritable, path: path,
      underlying: words.joined(separator: "; "))
  }
}
