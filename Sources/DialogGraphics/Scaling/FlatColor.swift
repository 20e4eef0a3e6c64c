/// Whether all that can be seen of a picture has one colour, as a template icon has.
///
/// Then the result has it too, and need not be divided out of 14 bits, which carry little colour
/// where there is little alpha.
struct FlatColor {
  /// The colour so far, alpha left out; `nil` before anything was seen.
  private var color: UInt32?
  private var isMixed = false

  private static let colorBits = UInt32(littleEndian: 0x00FF_FFFF)

  /// Looks at rows of pixels, up to the second colour: in most pictures that is in the first row.
  mutating func look(at rows: UnsafeRawPointer, bytesPerRow: Int, count: Int, width: Int) {
    for y in 0..<count where !isMixed {
      let row = (rows + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width where row[x] & ~Self.colorBits != 0 {
        let seen = row[x] & Self.colorBits
        guard seen == color ?? seen else {
          isMixed = true
          return
        }
        color = seen
      }
    }
  }

  /// Gives all pixels that can be seen the colour, if there is one.
  func restore(in pixels: UnsafeMutableRawPointer, count: Int) {
    guard !isMixed, let color else { return }
    let pixels = pixels.assumingMemoryBound(to: UInt32.self)
    for index in 0..<count where pixels[index] & ~Self.colorBits != 0 {
      pixels[index] = pixels[index] & ~Self.colorBits | color
    }
  }
}
