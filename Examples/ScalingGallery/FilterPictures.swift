import DialogGraphics
import Glibc

/// What filters do to the same picture.
enum FilterPictures {
  /// Rings that become finer and finer, and by each filter a third as large, each pixel as nine.
  static func shrinking() throws -> [(name: String, picture: Bitmap)] {
    let rings = try zonePlate(side: 120)
    let shrunk = try ResamplingFilter.allCases.map { filter in
      let small = try rings.scaled(toWidth: 40, height: 40, Resampling(filter: filter))
      return (name: "rings-\(filter.rawValue)", picture: try small.enlarged(3))
    }
    return [("rings", rings)] + shrunk
  }

  /// A drawing of few pixels, and by each filter nearly four times as large, each pixel as four.
  static func growing() throws -> [(name: String, picture: Bitmap)] {
    let fish = try pixelArt()
    let grown = try ResamplingFilter.allCases.map { filter in
      let large = try fish.scaled(toWidth: 60, height: 60, Resampling(filter: filter))
      return (name: "fish-\(filter.rawValue)", picture: try large.enlarged(2))
    }
    return [("fish", fish)] + grown
  }

  /// Exact, fast, and a hundred times what lies between.
  static func exactAndFast() throws -> Bitmap {
    let icon = try Icons.envelope(side: 416).composed(onto: .white)
    let exact = try icon.scaled(toWidth: 52, height: 52)
    let fast = try icon.scaled(toWidth: 52, height: 52, Resampling(quality: .fast))
    let difference = try Bitmap(52, 52) { x, y in
      func times100(_ one: UInt8, _ other: UInt8) -> UInt8 {
        UInt8(min(255, abs(Int(one) - Int(other)) * 100))
      }
      let (one, other) = (exact.color(x, y), fast.color(x, y))
      return RGBAColor(
        red: times100(one.red, other.red), green: times100(one.green, other.green),
        blue: times100(one.blue, other.blue))
    }
    return try grid([[exact.enlarged(3), fast.enlarged(3), difference.enlarged(3)]])
  }

  /// A wave around the middle that is 2 pixels long at the rim: as fine as pixels can tell.
  private static func zonePlate(side: Int) throws -> Bitmap {
    let middle = Double(side) / 2
    return try Bitmap(side, side) { x, y in
      let (right, down) = (Double(x) + 0.5 - middle, Double(y) + 0.5 - middle)
      let square = right * right + down * down
      guard square < middle * middle else { return .gray(128) }
      return .gray(UInt8((128 + 120 * cos(.pi * square / Double(side))).rounded()))
    }
  }

  private static func pixelArt() throws -> Bitmap {
    let rows = [
      "................",
      "..........+.....",
      ".........++.....",
      ".....#####......",
      "...#########..##",
      "..##########.##.",
      ".##o###+#######.",
      ".#####+#######..",
      ".####+########..",
      "..###########.##",
      "...#########..##",
      ".....####.......",
      "..........-.....",
      "-.-.-.-.-.-.-.-.",
      "----------------",
      "----------------",
    ].map(Array.init)
    let colors: [Character: RGBAColor] = [
      "#": RGBAColor(red: 235, green: 110, blue: 40), "o": .gray(30),
      "+": RGBAColor(red: 130, green: 45, blue: 25),
      "-": RGBAColor(red: 40, green: 95, blue: 125),
    ]
    let water = RGBAColor(red: 150, green: 205, blue: 225)
    return try Bitmap(16, 16) { x, y in colors[rows[y][x]] ?? water }
  }
}
