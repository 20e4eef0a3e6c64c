/// The colours of a picture that has at most 256, and how its pixels lie in a file.
///
/// They are in order of alpha, then red, green and blue: so equal pictures have equal palettes, and
/// tRNS, which lists alpha up to the last that is not opaque, is short.
struct PNGPalette {
  /// Red, green, blue, alpha of each colour.
  let entries: [UInt8]

  /// Bits that an index takes in the file: 1, 2, 4 or 8.
  let bitDepth: Int

  /// By a pixel's four bytes.
  private let indices: [UInt32: UInt8]

  /// Takes the four bytes of each colour as they lie in memory.
  init(_ colors: [UInt32]) {
    let colors = colors.sorted { Self.key($0) < Self.key($1) }
    entries = colors.flatMap { color in withUnsafeBytes(of: color) { Array($0) } }
    bitDepth = colors.count <= 2 ? 1 : colors.count <= 4 ? 2 : colors.count <= 16 ? 4 : 8
    indices = Dictionary(
      uniqueKeysWithValues: colors.enumerated().map { ($1, UInt8(truncatingIfNeeded: $0)) })
  }

  /// Fills a row with the indices of its pixels as they lie in the file, the first in the highest
  /// bits.
  func pack(_ bitmap: Bitmap, row y: Int, into row: inout [UInt8]) {
    let indicesPerByte = 8 / bitDepth
    for position in row.indices { row[position] = 0 }
    var last: (color: UInt32, index: UInt8) = (0, indices[0] ?? 0)
    bitmap.pixels.withUnsafeBytes { pixels in
      for x in 0..<bitmap.width {
        let start = y * bitmap.bytesPerRow + x * 4
        let color = pixels.loadUnaligned(fromByteOffset: start, as: UInt32.self)
        // Neighbours are often equal, and looking up costs more than comparing.
        if color != last.color { last = (color, indices[color] ?? 0) }
        let shift = 8 - bitDepth * (x % indicesPerByte + 1)
        row[x / indicesPerByte] |= last.index << UInt8(shift)
      }
    }
  }

  /// Alpha, red, green, blue, of a pixel's four bytes.
  private static func key(_ color: UInt32) -> UInt32 {
    let rgba = UInt32(bigEndian: color)
    return rgba >> 8 | rgba << 24
  }
}
