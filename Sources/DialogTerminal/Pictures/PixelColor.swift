import DialogGraphics

/// A pixel as terminals can show it: of one colour, or not at all.
struct PixelColor: Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  /// How far another colour is off, squared.
  func distance(to other: PixelColor) -> Int {
    func square(_ one: UInt8, _ other: UInt8) -> Int {
      let difference = Int(one) - Int(other)
      return difference * difference
    }
    return square(red, other.red) + square(green, other.green) + square(blue, other.blue)
  }
}

extension Bitmap {
  /// The pixels in rows from the top; `nil` where less than half of the colour is there.
  ///
  /// What is behind them is not known, so that there is nothing to mix a colour with.
  var pixelColors: [PixelColor?] {
    stride(from: 0, to: pixels.count, by: 4).map { start in
      pixels[start + 3] < 128
        ? nil
        : PixelColor(red: pixels[start], green: pixels[start + 1], blue: pixels[start + 2])
    }
  }
}
