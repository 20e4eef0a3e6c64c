/// Draws sixels as a terminal does, to see what was meant.
struct SixelDecoder {
  private(set) var size: [Int] = []
  /// Each register's red, green and blue in hundredths.
  private(set) var registers: [Int: [Int]] = [:]
  /// The register that has coloured each pixel.
  private(set) var pixels: [[Int?]] = []

  private var row = 0
  private var column = 0
  private var register = 0

  init?(_ sequence: String) {
    guard sequence.hasPrefix("\u{1B}P0;1;0q"), sequence.hasSuffix("\u{1B}\\") else { return nil }
    var rest = sequence.dropFirst(8).dropLast(2)
    while let sign = rest.popFirst() {
      switch sign {
      case "\"":
        let numbers = Self.numbers(&rest)
        guard numbers.prefix(2) == [1, 1], numbers.count == 4 else { return nil }
        size = Array(numbers[2...])
        pixels = Array(repeating: Array(repeating: nil, count: size[0]), count: size[1])
      case "#":
        let numbers = Self.numbers(&rest)
        register = numbers[0]
        if numbers.count == 5 { registers[register] = Array(numbers[2...]) }
      case "$": column = 0
      case "-": (row, column) = (row + 6, 0)
      case "!":
        let count = Self.numbers(&rest)[0]
        guard let repeated = rest.popFirst() else { return nil }
        for _ in 0..<count { guard draw(repeated) else { return nil } }
      default: guard draw(sign) else { return nil }
      }
    }
  }

  /// Draws one sixel, or says that it is none or outside.
  private mutating func draw(_ sign: Character) -> Bool {
    guard let value = sign.asciiValue, (0x3F...0x7E).contains(value), registers[register] != nil
    else { return false }
    for bit in 0..<6 where (value - 0x3F) >> bit & 1 == 1 {
      guard pixels.indices.contains(row + bit), pixels[row + bit].indices.contains(column)
      else { return false }
      pixels[row + bit][column] = register
    }
    column += 1
    return true
  }

  private static func numbers(_ rest: inout Substring) -> [Int] {
    let text = rest.prefix { $0.isNumber || $0 == ";" }
    rest = rest.dropFirst(text.count)
    return text.split(separator: ";").compactMap { Int($0) }
  }
}
