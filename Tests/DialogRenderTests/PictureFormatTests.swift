import DialogGraphics
import Dialogs
import ProgramRunner
import SystemIO
import Testing

@testable import DialogRender

@Suite("A picture in a file", .serialized)
struct PictureFormatTests {
  private static let samples: [(Sample, String, DialogAnchor?, RenderOptions)] = [
    (.deletion, "en", nil, RenderOptions(scale: 2, extent: .card, background: .transparent)),
    (.photo, "ar", .barButton("share"), RenderOptions(scale: 2)),
    (.progress, "ja", nil, RenderOptions(scale: 2, background: .transparent)),
  ]

  /// What another program makes of a vector picture, at two pixels a point.
  private func rasterized(_ picture: [UInt8], as format: PictureFormat) throws -> Bitmap {
    let folder = try Folder()
    let (source, result) = ("\(folder.path)/picture", "\(folder.path)/result")
    try PictureFormat.write(picture, to: source)
    let run =
      format == .svg
      ? try ProgramRun("/usr/bin/rsvg-convert", ["--zoom=2", "--output=\(result).png", source])
      : try ProgramRun(
        "/usr/bin/pdftocairo", ["-png", "-singlefile", "-transp", "-r", "144", source, result])
    #expect(run.status == 0, "\(run.errors)")
    return try Bitmap(contentsOf: "\(result).png")
  }

  @Test(
    "shows the same in SVG and PDF, to programs of others, as in PNG",
    arguments: samples.indices, [PictureFormat.svg, .pdf])
  func sameEverywhere(sample: Int, format: PictureFormat) throws {
    let (sample, language, anchor, options) = Self.samples[sample]
    let content = try sample.content(in: language, anchor: anchor)
    let pixels = try Bitmap(png: picture(of: content, options, as: .png))
    let other = try rasterized(picture(of: content, options, as: format), as: format)
    try #require(pixels.size == other.size)
    let ground = RGBAColor(red: 255, green: 255, blue: 255, alpha: 255)
    let differences = try zip(
      pixels.composed(onto: ground).pixels, other.composed(onto: ground).pixels
    ).map { abs(Int($0) - Int($1)) }
    let mean = Double(differences.reduce(0, +)) / Double(differences.count)
    let strong = differences.count { $0 > 64 }
    #expect(mean < 0.5)
    #expect(Double(strong) < 0.001 * Double(differences.count))
  }

  @Test("is the same file whenever it is made", arguments: PictureFormat.allCases)
  func determinism(format: PictureFormat) async throws {
    let content = try Sample.deletion.content(in: "ja")
    let first = try picture(of: content, as: format)
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<4 { group.addTask { try picture(of: content, as: format) } }
      for try await other in group { #expect(other == first) }
    }
    #expect(!String(decoding: first, as: UTF8.self).contains("Date"))
  }

  @Test("needs no font, and is measured in points, as SVG")
  func svg() throws {
    let content = try Sample.deletion.content(in: "ar")
    let layout = try DialogLayout(content)
    let text = String(
      decoding: try picture(of: content, RenderOptions(scale: 3), as: .svg), as: UTF8.self)
    #expect(text.contains(#"width="\#(Int(layout.width))px" height="\#(Int(layout.height))px""#))
    #expect(!text.contains("<text") && !text.contains("font-family"))
  }

  @Test(
    "is of the kind that its name says",
    arguments: [
      ("a.png", PictureFormat.png), ("a.SVG", .svg), ("b.svg/a.pdf", .pdf), ("a", .png),
      ("a.svg/b", .png), (".pdf", .png),
    ])
  func names(name: String, format: PictureFormat) throws {
    #expect(try PictureFormat(ofFile: name) == format)
  }

  @Test("is not made where its name says another kind", arguments: ["a.jpg", "a.", "b/a.svg.gz"])
  func unknownNames(name: String) async throws {
    let folder = try Folder()
    let path = "\(folder.path)/\(name)"
    let error = await #expect(throws: PictureError.unknownFormat(path)) {
      try await Dialog.alert("Title").present(on: Stage(PicturePresenter(writingTo: path)))
    }
    let words = error?.description ?? ""
    #expect([".png", ".svg", ".pdf"].allSatisfy(words.contains))
    #expect(folder.names.isEmpty)
  }

  @Test("is written by the presenter as its name says", arguments: PictureFormat.allCases)
  func presenter(format: PictureFormat) async throws {
    let folder = try Folder()
    let path = "\(folder.path)/a.\(format)"
    let dialog = Dialog.alert("Title")
    try await dialog.present(on: Stage(PicturePresenter(writingTo: path)))
    let written = try [UInt8](contentsOf: path)
    #expect(try written == picture(of: dialog.content(), as: format))
    #expect(folder.names == ["a.\(format)"])
  }
}

extension [UInt8] {
  fileprivate init(contentsOf path: String) throws {
    self = try Reading.file(path, limit: 1 << 24)
  }
}
