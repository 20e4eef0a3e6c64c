import CPNG
import Dialogs
import Testing

@testable import DialogGraphics
@testable import DialogRender

@Suite("A picture's PNG")
struct PictureSizeTests {
  @Test(
    "is at most a tenth larger than libpng makes it by its defaults", arguments: Sample.allCases,
    ["en", "ja"])
  func size(sample: Sample, language: String) throws {
    for (anchor, scale) in [(nil, 1.0), (DialogAnchor.tabBar("t"), 2)] {
      let content = try sample.content(in: language, anchor: anchor)
      let file = try picture(of: content, RenderOptions(scale: scale), as: .png)
      let limit = try Double(Self.defaultSize(of: Bitmap(png: file))) * 1.1
      #expect(Double(file.count) <= limit, "at \(scale)")
    }
  }

  /// The bytes of an opaque picture as RGB by level 6, all filters, and what zlib calls filtered.
  private static func defaultSize(of picture: Bitmap) throws -> Int {
    var writer = try PNGWriter(path: nil)
    try writer.set(
      PNGHeader(size: picture.size, bitDepth: 8, colorType: .rgb, isInterlaced: false))
    try writer.begin(
      CPNGEffort(compressor: .zlib, level: 6, strategy: .filtered, filters: .all))
    var row = [UInt8](repeating: 0, count: picture.width * 3)
    for start in stride(from: 0, to: picture.pixels.count, by: picture.bytesPerRow) {
      PNGChannels(hasColor: true, hasAlpha: false).pack(picture.pixels, from: start, into: &row)
      try writer.writeRow(row)
    }
    return try writer.finish().count
  }
}
