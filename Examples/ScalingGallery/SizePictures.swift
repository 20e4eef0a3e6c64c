import DialogGraphics

/// How a picture takes its place in a box.
enum SizePictures {
  /// Makes the files of an icon for 1 and 2 pixels a point of the one for 3.
  static func writeSmaller(thanFile path: String) throws {
    let icon = try Bitmap(contentsOf: path)  // icon@3x.png
    let name = ScaledName(path)
    for scale in 1...2 {
      let target = ScaleTarget(width: 48, height: 48, scale: Double(scale))
      try icon.scaled(to: target).write(to: name.name(at: scale))  // icon.png, icon@2x.png
    }
  }

  /// The picture, and what is made of it for a box that is square.
  static func modes() throws -> Bitmap {
    let picture = try landscape()
    let box = try Bitmap(width: 156, height: 156, color: .gray(200))
    let made = try ScaleMode.allCases.map { mode in
      let result = try picture.scaled(to: ScaleTarget(width: 156, height: 156, mode: mode))
      return try result.composed(
        onto: box, x: (156 - result.width) / 2, y: (156 - result.height) / 2)
    }
    return try grid([[picture] + made])
  }

  /// What stays of a picture that fills a box; what is cut off is gray.
  static func anchors() throws -> Bitmap {
    let picture = try landscape()
    let anchors: [ScaleAnchor] = [.left, .center, .right]
    return try grid([
      try anchors.map { anchor in
        let target = ScaleTarget(width: 120, height: 120, mode: .fill, anchor: anchor)
        let placement = try target.placement(of: picture.size)
        let whole = try picture.scaled(
          toWidth: placement.wholeWidth, height: placement.wholeHeight)
        return try picture.scaled(to: target)
          .composed(onto: whole.disabled(), x: placement.x, y: placement.y)
      }
    ])
  }

  /// Three to two: a sun over a hill, and a house.
  private static func landscape() throws -> Bitmap {
    try Bitmap(square: 156) { x, y in
      let (x, y) = (x * 1.5, y * 1.5)
      let sun = (x - 1.12) * (x - 1.12) + (y - 0.28) * (y - 0.28)
      if sun < 0.03 { return RGBAColor(red: 255, green: 205, blue: 60) }
      if abs(x - 0.32) < 0.14, y > 0.5, y < 0.74 {
        return RGBAColor(red: 190, green: 70, blue: 60)
      }
      if y > 0.34, y <= 0.5, abs(x - 0.32) < (y - 0.34) * 1.3 {
        return RGBAColor(red: 110, green: 50, blue: 50)
      }
      let hill = 0.66 + (x - 0.9) * (x - 0.9) * 0.2
      return y > hill
        ? RGBAColor(red: 90, green: 160, blue: 80) : RGBAColor(red: 150, green: 200, blue: 240)
    }
    .scaled(to: ScaleTarget(width: 156, height: 104, mode: .fill, anchor: .top))
  }
}
