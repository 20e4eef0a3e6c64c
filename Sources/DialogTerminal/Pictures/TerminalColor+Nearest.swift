extension TerminalColor {
  /// The colour that is nearest among those that a terminal has.
  ///
  /// - Parameters:
  ///   - color: The colour that is meant.
  ///   - depth: What the terminal has; `nil` comes of none.
  init?(nearest color: PixelColor, in depth: InteractiveStyle.ColorDepth) {
    switch depth {
    case .none: return nil
    case .ansi: self = .ansi(UInt8(Self.place(of: color, among: Self.ansiColors)))
    // The first sixteen look different everywhere.
    case .indexed: self = .indexed(UInt8(16 + Self.place(of: color, among: Self.indexedColors)))
    case .rgb: self = .rgb(color.red, color.green, color.blue)
    }
  }

  private static func place(of color: PixelColor, among colors: [PixelColor]) -> Int {
    colors.indices.min { colors[$0].distance(to: color) < colors[$1].distance(to: color) } ?? 0
  }

  /// The sixteen colours as xterm has them.
  private static let ansiColors: [PixelColor] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ].map { PixelColor(red: $0.0, green: $0.1, blue: $0.2) }

  /// The cube of six steps, and 24 grays.
  private static let indexedColors: [PixelColor] = {
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    let cube = steps.flatMap { red in
      steps.flatMap { green in steps.map { PixelColor(red: red, green: green, blue: $0) } }
    }
    let grays = stride(from: UInt8(8), through: 238, by: 10)
    return cube + grays.map { PixelColor(red: $0, green: $0, blue: $0) }
  }()
}
