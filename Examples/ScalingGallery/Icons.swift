import DialogGraphics

/// Icons to show things with.
enum Icons {
  /// An arrow to the left, black: a template.
  static func arrow(side: Int) throws -> Bitmap {
    try Bitmap(square: side) { x, y in
      let aside = abs(y - 0.5)
      let isHead = x > 0.1 && x < 0.5 && aside < (x - 0.1) * 0.9
      let isShaft = x >= 0.45 && x < 0.9 && aside < 0.13
      return isHead || isShaft ? .black : .clear
    }
  }

  /// An envelope in colour.
  static func envelope(side: Int) throws -> Bitmap {
    try Bitmap(square: side) { x, y in
      guard abs(x - 0.5) < 0.45, abs(y - 0.5) < 0.32 else { return .clear }
      let flap = abs(y - 0.18 - (0.38 - abs(x - 0.5) * 0.84))
      if flap < 0.022 { return .white }
      let isAbove = y < 0.56 - abs(x - 0.5) * 0.84
      return isAbove
        ? RGBAColor(red: 255, green: 196, blue: 70) : RGBAColor(red: 240, green: 160, blue: 30)
    }
  }

  /// A red disc with a white dot: something new.
  static func badge(side: Int) throws -> Bitmap {
    try Bitmap(square: side) { x, y in
      let distance = ((x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5)).squareRoot()
      guard distance < 0.5 else { return .clear }
      return distance < 0.18 ? .white : RGBAColor(red: 214, green: 40, blue: 57)
    }
  }
}
