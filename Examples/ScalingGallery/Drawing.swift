import DialogGraphics

extension RGBAColor {
  static let clear = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
  static let black = RGBAColor.gray(0)
  static let white = RGBAColor.gray(255)

  static func gray(_ shade: UInt8) -> RGBAColor {
    RGBAColor(red: shade, green: shade, blue: shade)
  }

  /// The same colour, less opaque.
  func alpha(_ alpha: UInt8) -> RGBAColor {
    RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension Bitmap {
  /// Makes a picture pixel by pixel.
  init(
    _ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) throws -> RGBAColor
  ) throws {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let color = try color(x, y)
        pixels.append(color.red)
        pixels.append(color.green)
        pixels.append(color.blue)
        pixels.append(color.alpha)
      }
    }
    try self.init(width: width, height: height, pixels: pixels)
  }

  /// Makes a picture of shapes with smooth edges: of 16 points in each pixel, by the mean.
  ///
  /// The points lie in a square whose sides go from 0 to 1.
  init(square side: Int, _ color: (_ x: Double, _ y: Double) -> RGBAColor) throws {
    let fine = Double(side * 4)
    self = try Bitmap(side * 4, side * 4) { x, y in
      color((Double(x) + 0.5) / fine, (Double(y) + 0.5) / fine)
    }
    .scaled(toWidth: side, height: side, Resampling(filter: .box))
  }

  /// The picture with each pixel as a square, so that pixels can be seen.
  func enlarged(_ factor: Int) throws -> Bitmap {
    try scaled(toWidth: width * factor, height: height * factor, Resampling(filter: .nearest))
  }

  /// A colour of the picture.
  func color(_ x: Int, _ y: Int) -> RGBAColor {
    let start = y * bytesPerRow + x * 4
    return RGBAColor(
      red: pixels[start], green: pixels[start + 1], blue: pixels[start + 2],
      alpha: pixels[start + 3])
  }
}

/// Pictures in rows, each in the middle of a cell as large as the largest; between them one sees
/// through.
func grid(_ rows: [[Bitmap]]) throws -> Bitmap {
  let gap = 8
  let width = rows.joined().map(\.width).max() ?? 1
  let height = rows.joined().map(\.height).max() ?? 1
  let columns = rows.map(\.count).max() ?? 1
  var result = try Bitmap(
    width: columns * (width + gap) - gap, height: rows.count * (height + gap) - gap, color: .clear)
  for (row, pictures) in rows.enumerated() {
    for (column, picture) in pictures.enumerated() {
      result = try picture.composed(
        onto: result, x: column * (width + gap) + (width - picture.width) / 2,
        y: row * (height + gap) + (height - picture.height) / 2)
    }
  }
  return result
}
