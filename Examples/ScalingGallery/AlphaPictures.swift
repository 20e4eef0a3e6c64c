import DialogGraphics

/// What becomes of edges where a picture turns transparent.
enum AlphaPictures {
  /// A leaf whose transparent pixels are white, scaled in three ways, on a dark and a light ground.
  static func edges() throws -> Bitmap {
    let small = try leaf(side: 160)
    let ways = [apart, clampedFirst, { try $0.scaled(toWidth: $1, height: $1) }]
    let dark = RGBAColor(red: 40, green: 44, blue: 56)
    let tiny = try leaf(side: 12)
    return try grid([
      try ways.map { try $0(small, 20).composed(onto: dark).enlarged(8) },
      try ways.map { try $0(tiny, 40).composed(onto: .white).enlarged(4) },
    ])
  }

  /// The wrong way: each channel by itself.
  private static func apart(_ picture: Bitmap, side: Int) throws -> Bitmap {
    let color = try picture.mapped { $0.alpha(255) }.scaled(toWidth: side, height: side)
    let alpha = try picture.mapped { .gray($0.alpha) }.scaled(toWidth: side, height: side)
    return try Bitmap(side, side) { x, y in color.color(x, y).alpha(alpha.color(x, y).red) }
  }

  /// Nearly right: colours multiplied by alpha, but both clamped to 0...255 before they are divided.
  private static func clampedFirst(_ picture: Bitmap, side: Int) throws -> Bitmap {
    let color = try picture.composed(onto: .black).scaled(toWidth: side, height: side)
    let alpha = try picture.mapped { .gray($0.alpha) }.scaled(toWidth: side, height: side)
    return try Bitmap(side, side) { x, y in
      let (color, alpha) = (color.color(x, y), alpha.color(x, y).red)
      func divided(_ sample: UInt8) -> UInt8 {
        alpha == 0 ? 0 : UInt8(min(255, (Int(sample) * 255 + Int(alpha) / 2) / Int(alpha)))
      }
      return RGBAColor(
        red: divided(color.red), green: divided(color.green), blue: divided(color.blue),
        alpha: alpha)
    }
  }

  /// One colour; what is transparent is white underneath.
  private static func leaf(side: Int) throws -> Bitmap {
    let shape = try Bitmap(square: side) { x, y in
      let (u, v) = (x - 0.5, y - 0.5)
      let one = (u - 0.22) * (u - 0.22) + (v - 0.22) * (v - 0.22)
      let other = (u + 0.22) * (u + 0.22) + (v + 0.22) * (v + 0.22)
      return max(one, other) < 0.32 ? .black : .clear
    }
    let green = RGBAColor(red: 60, green: 170, blue: 90)
    return try shape.mapped { $0.alpha == 0 ? RGBAColor.white.alpha(0) : green.alpha($0.alpha) }
  }
}

extension Bitmap {
  /// The picture with another colour for each pixel.
  fileprivate func mapped(_ other: (RGBAColor) -> RGBAColor) throws -> Bitmap {
    try Bitmap(width, height) { x, y in other(color(x, y)) }
  }
}
