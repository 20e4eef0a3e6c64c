import DialogGraphics

/// A picture in sixels: columns of six pixels, one colour after the other (DEC STD 070).
enum SixelPicture {
  /// What shows a picture at the cursor, which moves.
  ///
  /// Where it is transparent, what was there before stays.
  ///
  /// - Parameters:
  ///   - picture: The picture, which is made to fill the pixels.
  ///   - width: The width in pixels, at least 1.
  ///   - height: The height in pixels, at least 1.
  ///   - colorCount: The most colours that the terminal can show at once, at least 1.
  /// - Returns: One sequence.
  /// - Throws: `BitmapError` when the size is none or too large, or there is no memory.
  static func sequence(
    of picture: Bitmap, width: Int, height: Int, colorCount: Int = 256
  ) throws(BitmapError) -> String {
    let pixels = try picture.scaled(toWidth: width, height: height).pixelColors
    let palette = ColorPalette(of: pixels.compactMap { $0 }, limit: colorCount)
    let places = pixels.map { $0.flatMap { palette[$0] } }
    // Transparency, square pixels, and the size.
    var sequence = "\u{1B}P0;1;0q\"1;1;\(width);\(height)"
    for (place, color) in palette.colors.enumerated() {
      let parts = [color.red, color.green, color.blue].map { "\((Int($0) * 100 + 127) / 255)" }
      sequence += "#\(place);2;\(parts.joined(separator: ";"))"
    }
    for top in stride(from: 0, to: height, by: 6) {
      if top > 0 { sequence += "-" }
      let band = places[top * width..<min(top + 6, height) * width]
      sequence += colorLines(of: Array(band), width: width).joined(separator: "$")
    }
    return sequence + "\u{1B}\\"
  }

  /// What is drawn of each colour of six rows.
  private static func colorLines(of band: [Int?], width: Int) -> [String] {
    Set(band.compactMap { $0 }).sorted().map { place in
      let sixels = (0..<width).map { column in
        let rows = stride(from: column, to: band.count, by: width).enumerated()
        return rows.reduce(UInt8(0)) { $0 | (band[$1.element] == place ? 1 << $1.offset : 0) }
      }
      return "#\(place)" + runs(of: sixels)
    }
  }

  private static func runs(of sixels: [UInt8]) -> String {
    var text = ""
    var rest = sixels[...]
    while let first = rest.first {
      let count = rest.prefix { $0 == first }.count
      rest = rest.dropFirst(count)
      // Blank ones at the end need not be said.
      if first == 0, rest.isEmpty { break }
      let sign = String(Unicode.Scalar(0x3F + first))
      text += count > 3 ? "!\(count)\(sign)" : String(repeating: sign, count: count)
    }
    return text
  }
}
