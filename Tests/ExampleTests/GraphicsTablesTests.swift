import DialogGraphics
import Testing

/// What the tables of DialogGraphics' pages say is what the library does.
@Suite struct GraphicsTablesTests {
  @Test func `sizes are rounded as the table says`() throws {
    let rows = try Article("SizesAndRounding").table("picture", "box", "scale", "mode", "whole")
    #expect(rows.count == 12)
    for row in rows {
      let (picture, box) = (numbers(row[0]), numbers(row[1]))
      let target = ScaleTarget(
        width: box[0], height: box[1], scale: try #require(Double(row[2])),
        mode: try #require(ScaleMode(rawValue: row[3])))
      let placement = try target.placement(of: size(picture))
      #expect(numbers(row[4]) == [placement.wholeWidth, placement.wholeHeight].map(Double.init))
      #expect(numbers(row[5]) == [placement.x, placement.y].map(Double.init))
      #expect(numbers(row[6]) == [placement.size.width, placement.size.height].map(Double.init))
    }
  }

  @Test func `anchors cut off as the table says`() throws {
    let rows = try Article("SizesAndRounding").table("anchor")
    #expect(rows.count == 3)
    for row in rows {
      for name in row[0].split(whereSeparator: { "`, ".contains($0) }) {
        let anchor = try #require(ScaleAnchor(rawValue: String(name)))
        let isUpright = anchor == .top || anchor == .bottom
        let target = ScaleTarget(width: 4, height: 4, mode: .fill, anchor: anchor)
        let placement = try target.placement(of: size(isUpright ? [4, 9] : [9, 4]))
        let start = isUpright ? placement.y : placement.x
        #expect([start, 5 - start].map(String.init) == Array(row[1...]))
      }
    }
  }

  @Test func `names are taken apart as the table says`() throws {
    let rows = try Article("SizesAndRounding").table("name", "scale")
    #expect(rows.count == 6)
    for row in rows {
      let name = ScaledName(row[0])
      #expect(["\(name.scale)", name.name(at: 1), name.name(at: 3)] == Array(row[1...]))
    }
  }

  @Test func `nearest takes the pixels that the table names`() throws {
    let rows = try Article("ScalingPictures").table("from pixels", "to pixels")
    #expect(rows.count == 4)
    for row in rows {
      let (from, to) = try (#require(Int(row[0])), #require(Int(row[1])))
      let numbered = try Bitmap(
        width: from, height: 1, pixels: (0..<from).flatMap { [UInt8($0), 0, 0, 255] })
      let result = try numbered.scaled(toWidth: to, height: 1, Resampling(filter: .nearest))
      #expect((0..<to).map { "\(result.pixels[$0 * 4])" }.joined(separator: ", ") == row[2])
    }
  }

  @Test func `a checkerboard becomes the grays of the table`() throws {
    let board = try Bitmap(
      width: 156, height: 156,
      pixels: (0..<156 * 156).flatMap { index in
        let shade: UInt8 = (index % 156 + index / 156) % 2 == 0 ? 0 : 255
        return [shade, shade, shade, 255]
      })
    let rows = try Article("ScalingPictures").table("light", "black and white, mixed")
    #expect(rows.map { $0[0] } == Resampling.Light.allCases.map(\.rawValue))
    for row in rows {
      let light = try #require(Resampling.Light(rawValue: row[0]))
      let result = try board.scaled(toWidth: 26, height: 26, Resampling(light: light))
      #expect("\(result.pixels[(13 * 26 + 13) * 4])" == row[1])
    }
  }

  @Test func `fast is as many steps off in noise as the page says`() throws {
    // D. Lehmer's generator with the constants of Knuth's MMIX.
    var state: UInt64 = 1
    let noise = try Bitmap(
      width: 512, height: 512,
      pixels: (0..<512 * 512).flatMap { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let shade: UInt8 = state >> 63 == 0 ? 0 : 255
        return [shade, shade, shade, 255]
      })
    let exact = try noise.scaled(toWidth: 64, height: 64)
    let fast = try noise.scaled(toWidth: 64, height: 64, Resampling(quality: .fast))
    let steps = zip(exact.pixels, fast.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(try Article("ScalingPictures").text.contains("up to \(steps) steps"))
  }

  @Test func `icons are disabled and composed as the tables say`() throws {
    let icons = try Article("WorkingWithIcons")
    let disabled = try icons.table("colour", "disabled")
    #expect(disabled.count == 4)
    for row in disabled { #expect(try pixel(row[0]).disabled() == pixel(row[1])) }
    let composed = try icons.table("upper", "lower", "together")
    #expect(composed.count == 3)
    for row in composed {
      #expect(try pixel(row[0]).composed(onto: pixel(row[1]), x: 0, y: 0) == pixel(row[2]))
    }
  }

  /// The numbers of a cell such as “640 × any”.
  private func numbers(_ cell: String) -> [Double?] {
    cell.split(whereSeparator: { "×, ".contains($0) }).map { Double($0) }
  }

  private func size(_ sides: [Double?]) throws -> PixelSize {
    try PixelSize(width: Int(#require(sides[0])), height: Int(#require(sides[1])))
  }

  /// A picture of one pixel.
  private func pixel(_ cell: String) throws -> Bitmap {
    try Bitmap(width: 1, height: 1, pixels: numbers(cell).map { try UInt8(#require($0)) })
  }
}
