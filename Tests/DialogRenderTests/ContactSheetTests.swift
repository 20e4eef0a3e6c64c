import DialogGraphics
import Dialogs
import Glibc
import Testing

@testable import DialogRender

@Suite("A contact sheet")
struct ContactSheetTests {
  private func contents() throws -> [DialogContent] {
    try Sample.languages.map { try Sample.deletion.content(in: $0) }
  }

  /// Where a picture stands in a sheet, as a column and a row; pixel by pixel.
  private func place(of part: Bitmap, in sheet: Bitmap) -> (x: Int, y: Int)? {
    sheet.pixels.withUnsafeBytes { sheetBytes in
      part.pixels.withUnsafeBytes { partBytes in
        guard let sheetStart = sheetBytes.baseAddress, let partStart = partBytes.baseAddress
        else { return nil }
        let length = part.bytesPerRow
        let last = sheet.width * (sheet.height - part.height + 1) - part.width
        let place = (0...last).first { place in
          (0..<part.height).allSatisfy { row in
            let start = place * 4 + row * sheet.bytesPerRow
            return memcmp(sheetStart + start, partStart + row * length, length) == 0
          }
        }
        return place.map { ($0 % sheet.width, $0 / sheet.width) }
      }
    }
  }

  @Test("shows each dialog, pixel by pixel as it is drawn alone, in order", arguments: [1, 2, 4])
  func dialogs(columns: Int) throws {
    let contents = try contents()
    let options = RenderOptions(extent: .card)
    let sheet = try contactSheet(of: contents, options, columns: columns)
    let found = try contents.map { content in
      try #require(place(of: try render(content, options), in: sheet))
    }
    for (index, place) in found.enumerated().dropFirst() {
      let before = found[index - 1]
      #expect(index % columns == 0 ? place.y > before.y : place.x > before.x)
      #expect(index % columns == 0 || abs(place.y - before.y) < 2)
    }
  }

  @Test("has each language's tag above it, and the theme's name where there are several")
  func captions() throws {
    let contents = try contents()
    let captioned = try contactSheet(of: contents)
    var other = contents
    other[3].language = Language(tag: "he")
    #expect(try contactSheet(of: other) != captioned)
    let layout = try DialogLayout(contents[0])
    let caption = DialogRect(x: 12, y: 12, width: 60, height: 18)
    #expect(captioned.hasInk(in: caption, scale: 1))
    #expect(Double(captioned.width) > layout.width)

    var blue = Theme.light
    blue.name = "blue"
    blue.colors.card = Theme.Color(0x0000FF)
    let two = try contactSheet(of: [contents[0]], themes: [.light, blue])
    #expect(two.width >= 2 * Int(layout.width))
    #expect(two.isColored(blue.colors.card, x: Double(two.width) * 0.75, y: 100, scale: 1))
    #expect(!two.isColored(blue.colors.card, x: Double(two.width) * 0.25, y: 100, scale: 1))
  }

  @Test("is about a third wider than high, where nobody says how many stand in a row")
  func shape() throws {
    let content = try Sample.deletion.content()
    let sheet = try contactSheet(of: [DialogContent](repeating: content, count: 31))
    let ratio = Double(sheet.width) / Double(sheet.height)
    #expect(ratio > 1 && ratio < 1.8)
  }

  @Test("can be SVG and PDF, and have no ground")
  func formats() throws {
    let contents = try contents()
    let options = RenderOptions(background: .transparent)
    for format in PictureFormat.allCases {
      let file = try contactSheet(of: contents, options, as: format)
      #expect(try file == contactSheet(of: contents, options, as: format))
    }
    let clear = try contactSheet(of: contents, options)
    #expect(clear.pixels[3] == 0)
  }

  @Test("of nothing is a small empty picture")
  func nothing() throws {
    let sheet = try contactSheet(of: [])
    #expect(sheet.width == sheet.height && sheet.width < 50)
  }
}
