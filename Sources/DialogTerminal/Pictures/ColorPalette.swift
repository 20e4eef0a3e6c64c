/// A few colours that stand for many.
///
/// By the median cut of P. Heckbert, "Color image quantization for frame buffer display", SIGGRAPH
/// (1982): the colours are cut in two where they differ most, until there are enough parts.
struct ColorPalette {
  /// The colours, at most as many as were asked for.
  private(set) var colors: [PixelColor] = []
  private var places: [PixelColor: Int] = [:]

  /// A palette for pixels, exact where they have few colours.
  ///
  /// - Parameters:
  ///   - pixels: The pixels.
  ///   - limit: The most colours there may be, at least 1.
  init(of pixels: [PixelColor], limit: Int) {
    let counts = pixels.reduce(into: [PixelColor: Int]()) { $0[$1, default: 0] += 1 }
    // In an order that does not depend on the run.
    var boxes = [Box(colors: counts.sorted { $0.key.sortKey < $1.key.sortKey })]
    while boxes.count < limit,
      let place = boxes.indices.max(by: { boxes[$0].spread < boxes[$1].spread }),
      boxes[place].colors.count > 1
    {
      let (less, more) = boxes[place].halves
      boxes[place] = less
      boxes.append(more)
    }
    for box in boxes where !box.colors.isEmpty {
      for color in box.colors { places[color.key] = colors.count }
      colors.append(box.mean)
    }
  }

  /// The place of the colour that stands for another.
  subscript(color: PixelColor) -> Int? { places[color] }
}

/// Colours that are near each other, and how many pixels have each.
private struct Box {
  let colors: [(key: PixelColor, value: Int)]
  /// How much the colours differ, in the part in which they differ most.
  let spread: UInt8
  /// That part.
  private let widest: Int

  init(colors: [(key: PixelColor, value: Int)]) {
    self.colors = colors
    let spreads = (0..<3).map { part in
      let samples = colors.lazy.map { $0.key.part(part) }
      return (samples.max() ?? 0) - (samples.min() ?? 0)
    }
    spread = spreads.max() ?? 0
    widest = spreads.firstIndex(of: spread) ?? 0
  }

  /// The colour of all pixels on average.
  var mean: PixelColor {
    let count = max(1, colors.reduce(0) { $0 + $1.value })
    let parts = (0..<3).map { part in
      let sum = colors.reduce(0) { $0 + Int($1.key.part(part)) * $1.value }
      return UInt8((sum + count / 2) / count)
    }
    return PixelColor(red: parts[0], green: parts[1], blue: parts[2])
  }

  /// The half of the pixels that have less of the part that differs most, and the other half.
  var halves: (less: Box, more: Box) {
    let sorted = colors.sorted { $0.key.part(widest) < $1.key.part(widest) }
    let half = sorted.reduce(0) { $0 + $1.value } / 2
    var passed = 0
    let end = sorted.firstIndex { color in
      passed += color.value
      return passed > half
    }
    let place = min(max(1, end ?? 1), sorted.count - 1)
    return (Box(colors: Array(sorted[..<place])), Box(colors: Array(sorted[place...])))
  }
}

extension PixelColor {
  fileprivate var sortKey: Int { Int(red) << 16 | Int(green) << 8 | Int(blue) }

  /// Red, green or blue.
  fileprivate func part(_ number: Int) -> UInt8 {
    switch number {
    case 0: red
    case 1: green
    default: blue
    }
  }
}
