extension TerminalColor {
  private typealias Parts = (red: Int, green: Int, blue: Int)

  /// The nearest colour that a terminal of this depth has; `nil` where it has none.
  func reduced(to depth: InteractiveStyle.ColorDepth) -> TerminalColor? {
    switch (depth, self) {
    case (.none, _): nil
    case (.rgb, _), (.indexed, .indexed), (_, .ansi): self
    case (.indexed, .rgb): .indexed(UInt8(nearest(in: 16...255)))
    case (.ansi, .indexed(let number)) where number < 16: .ansi(number)
    case (.ansi, .indexed), (.ansi, .rgb): .ansi(UInt8(nearest(in: 0...15)))
    }
  }

  /// The number of the nearest of xterm's 256 colours.
  private func nearest(in numbers: ClosedRange<Int>) -> Int {
    let wanted = parts
    func distance(_ number: Int) -> Int {
      let has = Self.parts(of: number)
      let (red, green, blue) =
        (has.red - wanted.red, has.green - wanted.green, has.blue - wanted.blue)
      return red * red + green * green + blue * blue
    }
    return numbers.min { distance($0) < distance($1) } ?? numbers.lowerBound
  }

  private var parts: Parts {
    switch self {
    case .ansi(let number), .indexed(let number): Self.parts(of: Int(number))
    case .rgb(let red, let green, let blue): (Int(red), Int(green), Int(blue))
    }
  }

  /// The colours of xterm: sixteen, a cube of six steps, and grays.
  private static func parts(of number: Int) -> Parts {
    if number >= 232 {
      let gray = 8 + 10 * (number - 232)
      return (gray, gray, gray)
    }
    if number >= 16 {
      return (step(number - 16, 36), step(number - 16, 6), step(number - 16, 1))
    }
    if number & 7 == 7 || number == 8 {
      let gray = number == 7 ? 229 : number == 8 ? 127 : 255
      return (gray, gray, gray)
    }
    let level = number < 8 ? 205 : 255
    return ((number & 1) * level, (number >> 1 & 1) * level, (number >> 2 & 1) * level)
  }

  private static func step(_ number: Int, _ weight: Int) -> Int {
    let level = number / weight % 6
    return level == 0 ? 0 : 55 + 40 * level
  }
}
