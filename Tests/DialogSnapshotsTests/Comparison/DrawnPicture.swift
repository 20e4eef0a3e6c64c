import DialogGraphics
import DialogSnapshots

/// A picture drawn for a test with antialiased shapes: 16 samples a pixel.
struct DrawnPicture {
  private(set) var pixels: [UInt8]
  let width: Int
  let height: Int

  init(_ width: Int, _ height: Int, _ color: RGBAColor = .hex(0xf6f5f4)) {
    self.width = width
    self.height = height
    pixels = []
    pixels.reserveCapacity(width * height * 4)
    for _ in 0..<width * height { pixels += color.samples }
  }

  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    pixels = bitmap.pixels
  }

  var bitmap: Bitmap {
    get throws { try Bitmap(width: width, height: height, pixels: pixels) }
  }

  subscript(x: Int, y: Int) -> RGBAColor {
    get {
      let start = (y * width + x) * 4
      return RGBAColor(
        red: pixels[start], green: pixels[start + 1], blue: pixels[start + 2],
        alpha: pixels[start + 3])
    }
    set {
      let start = (y * width + x) * 4
      pixels[start] = newValue.red
      pixels[start + 1] = newValue.green
      pixels[start + 2] = newValue.blue
      pixels[start + 3] = newValue.alpha
    }
  }

  /// A rectangle with round corners.
  mutating func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double, _ color: RGBAColor
  ) {
    fill(x, y, width, height, color) { u, v in
      let (dx, dy) = (
        max(radius - u, u - width + radius, 0), max(radius - v, v - height + radius, 0)
      )
      return dx * dx + dy * dy <= radius * radius
    }
  }

  /// Letters of 5 × 7 cells, 6 cells apart.
  mutating func text(
    _ text: String, _ x: Double, _ y: Double, cell: Double = 2.3,
    _ color: RGBAColor = .hex(0x222222)
  ) {
    for (index, letter) in text.enumerated() {
      guard let rows = Self.letters[letter] else { continue }
      fill(x + Double(index) * 6 * cell, y, 5 * cell, 7 * cell, color) { u, v in
        rows[Int(v / cell)] & 1 << (4 - Int(u / cell)) != 0
      }
    }
  }

  /// Blends in a colour by how much of each pixel is inside, in coordinates from the corner.
  private mutating func fill(
    _ left: Double, _ top: Double, _ width: Double, _ height: Double, _ color: RGBAColor,
    _ isInside: (Double, Double) -> Bool
  ) {
    func covers(_ u: Double, _ v: Double) -> Bool {
      u >= 0 && v >= 0 && u < width && v < height && isInside(u, v)
    }
    for y in max(Int(top), 0)..<min(Int(top + height) + 1, self.height) {
      for x in max(Int(left), 0)..<min(Int(left + width) + 1, self.width) {
        var covered = 0
        for sample in 0..<16 {
          let u = Double(x) + (Double(sample % 4) + 0.5) / 4 - left
          let v = Double(y) + (Double(sample / 4) + 0.5) / 4 - top
          if covers(u, v) { covered += 1 }
        }
        if covered > 0 { self[x, y] = self[x, y].blended(with: color, covered) }
      }
    }
  }

  private static let letters: [Character: [Int]] = [
    "D": [0b11110, 0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b11110],
    "c": [0b00000, 0b00000, 0b01110, 0b10000, 0b10000, 0b10001, 0b01110],
    "d": [0b00001, 0b00001, 0b01101, 0b10011, 0b10001, 0b10001, 0b01111],
    "e": [0b00000, 0b00000, 0b01110, 0b10001, 0b11111, 0b10000, 0b01110],
    "l": [0b01100, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110],
    "o": [0b00000, 0b00000, 0b01110, 0b10001, 0b10001, 0b10001, 0b01110],
    "t": [0b01000, 0b01000, 0b11100, 0b01000, 0b01000, 0b01001, 0b00110],
    ":": [0b00000, 0b01100, 0b01100, 0b00000, 0b01100, 0b01100, 0b00000],
    ";": [0b00000, 0b01100, 0b01100, 0b00000, 0b01100, 0b00100, 0b01000],
  ]
}

extension RGBAColor {
  static func hex(_ value: UInt32, alpha: UInt8 = 255) -> RGBAColor {
    RGBAColor(
      red: UInt8(value >> 16), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255),
      alpha: alpha)
  }

  var samples: [UInt8] { [red, green, blue, alpha] }

  fileprivate func blended(with other: RGBAColor, _ sixteenths: Int) -> RGBAColor {
    let mixed = zip(samples, other.samples).map { own, new in
      UInt8((Int(own) * (16 - sixteenths) + Int(new) * sixteenths + 8) / 16)
    }
    return RGBAColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
  }
}

/// A card with a title and two buttons, and what may be changed about it.
struct Card {
  var title = "Delete:"
  var titleX = 20.0
  var cardX = 8.0
  var buttonColor = RGBAColor.hex(0x1c71d8)
  var buttonTitle = "cold"
  var width = 200
  var height = 120

  static let title = PictureFrame("title", PixelRect(x: 18, y: 18, width: 110, height: 22))
  static let button = PictureFrame("button “cold”", PixelRect(x: 108, y: 70, width: 80, height: 32))
  static let whole = PictureFrame("card", PixelRect(x: 8, y: 8, width: 184, height: 104))
  static let frames = [whole, title, button]

  var picture: DrawnPicture {
    var picture = DrawnPicture(width, height)
    picture.box(cardX, 8, 184, 104, radius: 12, .hex(0xffffff))
    picture.text(title, titleX, 20)
    picture.box(20, 70, 80, 32, radius: 6, .hex(0xe6e6e6))
    picture.text("do", 45, 78)
    picture.box(108, 70, 80, 32, radius: 6, buttonColor)
    picture.text(buttonTitle, 122, 78, .hex(0xffffff))
    return picture
  }

  var bitmap: Bitmap { get throws { try picture.bitmap } }

  /// The card as it is, drawn once.
  static var usual: Bitmap { get throws { try drawn.get() } }
  private static let drawn = Result { try Card().bitmap }
}
