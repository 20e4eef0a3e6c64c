/// Whether all that can be seen of a picture has one colour, as a template icon has.
///
/// Then the result has it too, and need not be divided out of 14 bits, which carry little colour
/// where there is little alpha.
struct FlatColor {
  /// The colour so far, alpha left out; `nil` before anything was seen.
  private var color: UInt32?
  private var isMixed = false

  private static let colorBits = UInt32(littleEndian: 0x00FF_FFFF)

  /// How many pixels are looked at together; an icon's margin is long.
  private static let blockSize = 32

  /// Looks at rows of pixels, up to the second colour: in most pictures that is soon seen.
  mutating func look(at rows: UnsafeRawPointer, bytesPerRow: Int, count: Int, width: Int) {
    for y in 0..<count {
      let row = (rows + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      var x = 0
      while x < width {
        if isMixed { return }
        if width - x >= Self.blockSize, hasNothingNew(in: row + x) {
          x += Self.blockSize
        } else {
          see(row[x])
          x += 1
        }
      }
    }
  }

  /// Whether a block of pixels is all transparent, or all of the colour so far.
  private func hasNothingNew(in block: UnsafePointer<UInt32>) -> Bool {
    let same = SIMD4(repeating: color ?? 0)
    var bits = SIMD4<UInt32>.zero
    var differences = SIMD4<UInt32>.zero
    for index in stride(from: 0, to: Self.blockSize, by: 4) {
      let four = UnsafeRawPointer(block + index).loadUnaligned(as: SIMD4<UInt32>.self)
      bits |= four
      differences |= four ^ same
    }
    return bits.union & ~Self.colorBits == 0
      || color != nil && differences.union & Self.colorBits == 0
  }

  private mutating func see(_ pixel: UInt32) {
    guard pixel & ~Self.colorBits != 0 else { return }
    let seen = pixel & Self.colorBits
    isMixed = seen != color ?? seen
    color = seen
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

extension SIMD4<UInt32> {
  /// The bits that any of the numbers has.
  fileprivate var union: UInt32 { self[0] | self[1] | self[2] | self[3] }
}
