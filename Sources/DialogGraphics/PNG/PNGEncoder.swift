import CPNG
import SystemIO

/// Writes a picture as PNG, in the least colour type that is exact.
struct PNGEncoder {
  let color: PNGColor
  let orientation: Orientation
  let compression: PNGCompression
  let path: String?

  func encode(_ bitmap: Bitmap) throws(PNGError) -> [UInt8] {
    let content = PixelContent(bitmap.pixels)
    let direct = try encode(bitmap.pixels, content, of: bitmap.size)
    // To a profile for gray a palette has colours, whatever is in it.
    guard color.profile?.isGray != true, let colors = content.colors else { return direct }
    let indexed = try encode(bitmap, PNGPalette(colors), isFlat: content.isFlat)
    return indexed.count < direct.count ? indexed : direct
  }

  func encode(_ bitmap: Bitmap16) throws(PNGError) -> [UInt8] {
    try encode(bitmap.samples, PixelContent(bitmap.samples), of: bitmap.size)
  }

  private func encode(
    _ bitmap: Bitmap, _ palette: PNGPalette, isFlat: Bool
  ) throws(PNGError) -> [UInt8] {
    let header = PNGHeader(
      size: bitmap.size, bitDepth: palette.bitDepth, colorType: .palette, isInterlaced: false)
    let bytesPerRow = (bitmap.width * palette.bitDepth + 7) / 8
    let efforts = compression.efforts(isFlat: isFlat, byteCount: bytesPerRow * bitmap.height)
    return try write(header, palette, efforts) { (writer) throws(PNGError) in
      try ask(for: bytesPerRow)
      var row = [UInt8](repeating: 0, count: bytesPerRow)
      for y in 0..<bitmap.height {
        palette.pack(bitmap, row: y, into: &row)
        try writer.writeRow(row)
      }
    }
  }

  private func encode<Sample: FixedWidthInteger>(
    _ samples: [Sample], _ content: PixelContent, of size: PixelSize
  ) throws(PNGError) -> [UInt8] {
    let channels = PNGChannels(
      // A profile is for gray or for colours, and the file has to be of its kind.
      hasColor: !content.isGray || color.profile?.isGray == false, hasAlpha: !content.isOpaque)
    let header = PNGHeader(
      size: size, bitDepth: Sample.bitWidth, colorType: channels.colorType, isInterlaced: false)
    let bytesPerRow = size.width * channels.count * MemoryLayout<Sample>.stride
    let efforts = compression.efforts(
      isFlat: content.isFlat, byteCount: bytesPerRow * size.height)
    return try write(header, nil, efforts) { (writer) throws(PNGError) in
      try ask(for: bytesPerRow)
      var row = [Sample](repeating: 0, count: size.width * channels.count)
      for y in 0..<size.height {
        channels.pack(samples, from: y * size.width * 4, into: &row)
        try writer.writeRow(row)
      }
    }
  }

  /// Asks for the memory of a row.
  private func ask(for byteCount: Int) throws(PNGError) {
    guard Memory.has(byteCount: byteCount) else { throw PNGError(.outOfMemory, path: path) }
  }

  /// Writes the file in every one of some ways, and keeps the smallest; what ISA-L is good at in its
  /// way alone.
  private func write(
    _ header: PNGHeader, _ palette: PNGPalette?, _ efforts: [CPNGEffort],
    rows: (inout PNGWriter) throws(PNGError) -> Void
  ) throws(PNGError) -> [UInt8] {
    var smallest: [UInt8]?
    for effort in efforts {
      var writer = try PNGWriter(path: path)
      try writer.set(header)
      if let palette { try writer.set(palette) }
      try writer.set(color)
      try writer.set(orientation)
      try writer.begin(effort)
      try rows(&writer)
      let bytes = try writer.finish()
      if effort.compressor == .ISAL, !writer.isSoft { return bytes }
      if let present = smallest, present.count <= bytes.count { continue }
      smallest = bytes
    }
    return smallest ?? []
  }
}
