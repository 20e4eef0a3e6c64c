import DialogGraphics

/// What can be made of an icon.
enum IconPictures {
  private static let blue = RGBAColor(red: 28, green: 100, blue: 242)

  /// A template and what becomes of it, and below the icon of a file and what becomes of that.
  static func changes(envelopeAt path: String) throws -> Bitmap {
    try grid([templates(), colored(envelopeAt: path)].map { try $0.map { try $0.onSquares() } })
  }

  private static func templates() throws -> [Bitmap] {
    let arrow = try Icons.arrow(side: 96)
    let tinted = try arrow.tinted(with: blue)
    let pale = try arrow.tinted(with: blue.alpha(102))
    let forward = try arrow.flippedHorizontally()
    return [arrow, tinted, pale, forward]
  }

  private static func colored(envelopeAt path: String) throws -> [Bitmap] {
    let cache = ScaledIconCache()
    let target = ScaleTarget(width: 48, height: 48, scale: 2)
    let envelope = try cache.icon(contentsOf: path, target: target)
    let disabled = try cache.icon(contentsOf: path, target: target).disabled()  // not scaled again
    let badge = try Icons.badge(side: 36)
    let unread = try badge.composed(onto: envelope, x: 60, y: 8)
    let onBlue = try envelope.composed(onto: blue)
    return [envelope, disabled, unread, onBlue]
  }

  /// An icon of 40 pixels that grew, and one that shrank from the best of three sizes.
  static func bestOf() throws -> Bitmap {
    let (small, medium, large) = try (
      Icons.envelope(side: 24), Icons.envelope(side: 32), Icons.envelope(side: 96)
    )
    let size = try PixelSize(width: 40, height: 40)
    let best = Bitmap.best(of: [small, medium, large], for: size)
    return try grid([
      try [small, best].compactMap(\.self).map { icon in
        try icon.scaled(toWidth: size.width, height: size.height).composed(onto: .white)
          .enlarged(4)
      }
    ])
  }
}

extension Bitmap {
  /// The picture on gray squares, which show where one sees through.
  fileprivate func onSquares() throws -> Bitmap {
    let ground = try Bitmap(width + 24, height + 24) { x, y in
      (x / 12 + y / 12) % 2 == 0 ? .white : .gray(226)
    }
    return try composed(onto: ground, x: 12, y: 12)
  }
}
