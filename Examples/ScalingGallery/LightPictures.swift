import DialogGraphics
import Glibc

/// What becomes of fine patterns when samples are averaged as they are encoded, or as light.
enum LightPictures {
  /// A mean of samples, the checkerboard, and a mean of light.
  static func checkerboard() throws -> Bitmap {
    let board = try Bitmap(156, 156) { x, y in (x + y) % 2 == 0 ? .black : .white }
    let encoded = try board.scaled(toWidth: 26, height: 26)
    let linear = try board.scaled(toWidth: 26, height: 26, Resampling(light: .linear))
    return try grid([[encoded.enlarged(6), board, linear.enlarged(6)]])
  }

  /// Thin lines, light on dark and dark on light: as they are encoded above, as light below.
  static func lines() throws -> Bitmap {
    let pictures = try [fan(.white, on: .black), fan(.black, on: .white)]
    return try grid(
      Resampling.Light.allCases.map { light in
        try pictures.map { picture in
          let resampling = Resampling(filter: .triangle, light: light)
          let small = try picture.scaled(toWidth: 60, height: 40, resampling)
          return try small.enlarged(4)
        }
      })
  }

  /// Lines from a corner, each 2 pixels wide.
  private static func fan(_ line: RGBAColor, on ground: RGBAColor) throws -> Bitmap {
    try Bitmap(360, 240) { x, y in
      let (right, down) = (Double(x) - 12, Double(y) - 12)
      let isOnLine = stride(from: 0.05, to: 1.5, by: 0.15).contains { angle in
        abs(right * sin(angle) - down * cos(angle)) <= 1
          && right * cos(angle) + down * sin(angle) > 0
      }
      return isOnLine ? line : ground
    }
  }
}
