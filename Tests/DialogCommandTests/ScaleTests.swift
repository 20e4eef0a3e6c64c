import DialogGraphics
import Foundation
import ProgramRunner
import Testing

@Suite("rejoinder scale")
struct ScaleTests {
  private static let icon = "Resources/icons/trash.png"

  /// Runs `scale` on a picture and reads what it wrote.
  private func scaled(
    _ input: String, _ output: String, _ words: [String], _ scratch: Scratch
  ) throws -> PNGImage {
    let run = try ProgramRun("rejoinder", ["scale", input, scratch.path(output)] + words)
    #expect(run.status == 0)
    #expect(run.output == "" && run.errors == "")
    return try PNGImage(contentsOf: scratch.path(output))
  }

  private func write(_ image: Bitmap, to name: String, _ scratch: Scratch) throws -> String {
    try image.write(to: scratch.path(name))
    return scratch.path(name)
  }

  @Test(
    arguments: [
      ("64x64", "1", 64, 64), ("32x", "2", 64, 64), ("x16", "3", 48, 48), ("100x50", "1", 50, 50),
    ])
  func `a picture is scaled to fit`(size: String, scale: String, width: Int, height: Int) throws {
    let words = ["--size", size, "--scale", scale]
    let image = try scaled(Self.icon, "o.png", words, Scratch())
    #expect(try image.bitmap.size == PixelSize(width: width, height: height))
    let target = ScaleTarget(width: Double(width), height: Double(height))
    #expect(try image.bitmap == Bitmap(contentsOf: Self.icon).scaled(to: target))
  }

  @Test(
    arguments: [
      ("fit", "center", 10, 5), ("stretch", "center", 10, 10), ("fill", "center", 10, 10),
      ("fill", "right", 10, 10), ("fill", "top-left", 10, 10),
    ])
  func `a picture takes its place in the box`(
    mode: String, anchor: String, width: Int, height: Int
  ) throws {
    let scratch = try Scratch()
    var pixels: [UInt8] = []
    for index in 0..<200 { pixels += [UInt8(index % 20 * 12), UInt8(index / 20 * 25), 9, 255] }
    let source = try Bitmap(width: 20, height: 10, pixels: pixels)
    let input = try write(source, to: "in.png", scratch)
    let image = try scaled(
      input, "o.png", ["--size=10x10", "--mode", mode, "--anchor", anchor], scratch)
    #expect(try image.bitmap.size == PixelSize(width: width, height: height))
    let target = ScaleTarget(
      width: 10, height: 10, mode: try #require(ScaleMode(rawValue: mode)),
      anchor: try #require(ScaleAnchor(rawValue: anchor)))
    #expect(try image.bitmap == source.scaled(to: target))
  }

  @Test(arguments: ResamplingFilter.allCases)
  func `every filter has its name`(filter: ResamplingFilter) throws {
    let scratch = try Scratch()
    let target = ScaleTarget(width: 20, height: 20)
    let original = try Bitmap(contentsOf: Self.icon)
    let filtered = ["--size=20x20", "--filter", filter.rawValue]
    for (words, resampling) in [
      ([], Resampling(filter: filter)), (["--linear"], Resampling(filter: filter, light: .linear)),
      (["--quality=fast"], Resampling(filter: filter, quality: .fast)),
    ] {
      let image = try scaled(Self.icon, "o.png", filtered + words, scratch)
      #expect(try image.bitmap == original.scaled(to: target, resampling))
    }
  }

  @Test func `names tell pixels for a point, of what comes in and what goes out`() throws {
    let scratch = try Scratch()
    let source = try Bitmap(contentsOf: Self.icon).scaled(toWidth: 60, height: 60)
    let input = try write(source, to: "in@3x.png", scratch)
    let cases: [(String, [String], Int)] = [
      ("o.png", [], 20), ("o@2x.png", [], 40), ("o@2x.png", ["--size=10x10"], 20),
      ("o@2x.png", ["--scale=2"], 40), ("odd.png", ["--scale=0.5"], 10),
    ]
    for (output, words, side) in cases {
      let image = try scaled(input, output, words, scratch)
      #expect(try image.bitmap.size == PixelSize(width: side, height: side), "\(output) \(words)")
    }
  }

  @Test func `several scales make a file each`() throws {
    let scratch = try Scratch()
    let words = ["scale", Self.icon, scratch.path("o.png"), "--size=16x16"]
    let run = try ProgramRun("rejoinder", words + ["--scale=1", "--scale=2", "--scale=3"])
    #expect(run.status == 0 && run.output == "" && run.errors == "")
    #expect(scratch.names == ["o.png", "o@2x.png", "o@3x.png"])
    for (name, side) in [("o.png", 16), ("o@2x.png", 32), ("o@3x.png", 48)] {
      let size = try Bitmap(contentsOf: scratch.path(name)).size
      #expect(try size == PixelSize(width: side, height: side))
    }
  }

  @Test func `where one of several sizes cannot be, no file is written`() throws {
    let scratch = try Scratch()
    let words = ["scale", Self.icon, scratch.path("o.png"), "--size=900x900"]
    let run = try ProgramRun("rejoinder", words + ["--scale=1", "--scale=1000"])
    #expect(run.status == 65)
    #expect(scratch.names == [])
  }

  @Test func `16 bits stay 16 bits, and colour is kept`() throws {
    let scratch = try Scratch()
    let samples = (0..<8 * 4 * 4).map { UInt16($0 * 511 % 65536) }
    let source = try Bitmap16(width: 8, height: 4, samples: samples)
    try source.write(to: scratch.path("in.png"), color: PNGColor(gamma: 0.5))
    let image = try scaled(scratch.path("in.png"), "o.png", ["--size=4x"], scratch)
    #expect(image.header.bitDepth == 16)
    #expect(image.color.gamma == 0.5)
    #expect(try image.pixels == .sixteen(source.scaled(to: ScaleTarget(width: 4))))
  }

  /// 3 × 2 pixels, of which a viewer is to show the right side above (6 in Exif).
  private func lying(_ scratch: Scratch) throws -> (path: String, upright: Bitmap) {
    let pixels: [UInt8] = [9, 60, 120, 180, 200, 240].flatMap { [$0, 0, 0, 255] }
    let bitmap = try Bitmap(width: 3, height: 2, pixels: pixels)
    var png = try bitmap.png()
    // After the signature and IHDR: eXIf with one entry, the orientation; check sum by zlib's crc32.
    let exif: [UInt8] = [
      0, 0, 0, 26, 0x65, 0x58, 0x49, 0x66, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0,
      0,
      1, 0, 6, 0, 0, 0, 0, 0, 0, 214, 103, 75, 105,
    ]
    png.insert(contentsOf: exif, at: 33)
    let path = scratch.path("lying.png")
    #expect(FileManager.default.createFile(atPath: path, contents: Data(png)))
    return (path, try bitmap.oriented(by: .right))
  }

  @Test func `a picture that lies stays so, or is turned on request`() throws {
    let scratch = try Scratch()
    let (path, upright) = try lying(scratch)
    let kept = try scaled(path, "kept.png", ["--size=6x"], scratch)
    #expect(kept.orientation == .right)
    #expect(try kept.size == PixelSize(width: 6, height: 4))
    let turned = try scaled(path, "turned.png", ["--size=4x", "--upright"], scratch)
    #expect(turned.orientation == .up)
    #expect(try turned.bitmap == upright.scaled(to: ScaleTarget(width: 4)))
    let same = try scaled(path, "same.png", ["--scale=1", "--upright"], scratch)
    #expect(try same.bitmap == upright)
  }

  @Test func `a small file has the same pixels`() throws {
    let scratch = try Scratch()
    let fast = try scaled(Self.icon, "fast.png", ["--size=64x64"], scratch)
    let small = try scaled(
      Self.icon, "small.png", ["--size=64x64", "--compression=small"], scratch)
    #expect(fast.pixels == small.pixels)
    let sizes = try ["small.png", "fast.png"].map { name in
      try FileManager.default.attributesOfItem(atPath: scratch.path(name))[.size] as? Int ?? 0
    }
    #expect(sizes[0] < sizes[1])
  }

  @Test func `standard output is written to where it stands`() throws {
    let scratch = try Scratch()
    let program = ProgramRun.folder.appending(path: "rejoinder").path
    let script = "exec >\"$2\"; echo head; \"$1\" scale \"$3\" /dev/stdout --size=8x8; echo tail"
    let file = scratch.path("out")
    let run = try ProgramRun("/bin/sh", ["-c", script, "sh", program, file, Self.icon])
    #expect(run.status == 0 && run.errors == "")
    let bytes = try #require(FileManager.default.contents(atPath: file))
    #expect(bytes.starts(with: Data("head\n".utf8)) && bytes.suffix(5) == Data("tail\n".utf8))
    let png = try Bitmap(png: Array(bytes.dropFirst(5).dropLast(5)))
    #expect(try png.size == PixelSize(width: 8, height: 8))
  }

  @Test func `a closed standard output is an error`() throws {
    let program = ProgramRun.folder.appending(path: "rejoinder").path
    let script = "\"$1\" scale \"$2\" /dev/stdout --size=8x8 >&-"
    #expect(try ProgramRun("/bin/sh", ["-c", script, "sh", program, Self.icon]).status == 74)
  }

  @Test func `a name that is not in UTF-8 is refused, and no other file made`() throws {
    let scratch = try Scratch()
    let program = ProgramRun.folder.appending(path: "rejoinder").path
    let script = "cd \"$3\"; \"$1\" scale \"$2\" \"$(printf 'o\\377.png')\" --size=8x8"
    let icon = ProgramRun.root.appending(path: Self.icon).path
    let run = try ProgramRun(
      "/bin/sh", ["-c", script, "sh", program, icon, scratch.folder.path])
    #expect(run.status == 64)
    #expect(run.errors.contains("UTF-8"))
    #expect(scratch.names == [])
  }

  @Test(
    arguments: [[], ["--linear"], ["--filter=nearest"], ["--quality=fast"]])
  func `a size for which there is no memory is an error`(words: [String]) throws {
    let scratch = try Scratch()
    let program = ProgramRun.folder.appending(path: "rejoinder").path
    let size = ["--size=134217728x1", "--mode=stretch"] + words
    let run = try ProgramRun(
      "/bin/sh",
      [
        "-c", "ulimit -v 700000; exec \"$@\"", "sh", program, "scale", Self.icon,
        scratch.path("o.png"),
      ]
        + size)
    #expect(run.status == 70)
    #expect(run.errors.contains("memory"))
    #expect(scratch.names == [])
  }

  @Test func `a picture that is none, or none there, is not scaled`() throws {
    let scratch = try Scratch()
    let text = try scratch.write("text", to: "text.png")
    let output = scratch.path("o.png")
    #expect(try ProgramRun("rejoinder", ["scale", text, output, "--size=1x1"]).status == 65)
    let none = scratch.path("none.png")
    #expect(try ProgramRun("rejoinder", ["scale", none, output, "--size=1x1"]).status == 66)
    let large = ["scale", Self.icon, output, "--size=1x1", "--max-pixels=1000"]
    let refusal = try ProgramRun("rejoinder", large)
    #expect(refusal.status == 65)
    #expect(refusal.errors.contains("512 × 512 pixels, at most"))
    #expect(scratch.names == ["text.png"])
  }
}
