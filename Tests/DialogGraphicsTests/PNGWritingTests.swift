import Glibc
import SystemIO
import Testing

@testable import DialogGraphics

@Suite("Writing PNG")
struct PNGWritingTests {
  private static let sizes = [(1, 1), (1, 7), (7, 1), (16, 16), (33, 65), (257, 3)]

  @Test("what is written is read back exactly", arguments: sizes)
  func roundTrip(width: Int, height: Int) throws {
    let picture = try Pictures.noise(width, height)
    #expect(try Bitmap(png: picture.png()) == picture)
  }

  @Test("opaque pictures are written without alpha, and read back exactly", arguments: sizes)
  func opaqueRoundTrip(width: Int, height: Int) throws {
    let noise = try Pictures.noise(width, height)
    let colors = noise.colors
    let picture = try Pictures.drawn(width, height) { x, y in
      colors[y * width + x].dropLast() + [255]
    }
    let image = try PNGImage(bytes: picture.png())
    #expect(image.bitmap == picture)
    #expect(image.header.colorType == .rgb)
    #expect(try PNGImage(bytes: noise.png()).header.colorType == .rgba)
  }

  @Test("the colour under transparent pixels is kept")
  func hiddenColor() throws {
    let picture = try Bitmap(
      width: 3, height: 2, color: RGBAColor(red: 10, green: 200, blue: 30, alpha: 0))
    #expect(try Bitmap(png: picture.png()) == picture)
  }

  @Test("equal pixels give equal bytes, other pixels others")
  func deterministic() throws {
    let bytes = try Pictures.noise(40, 30).png()
    #expect(try Pictures.noise(40, 30).png() == bytes)
    #expect(try Pictures.noise(40, 30, seed: 2).png() != bytes)
  }

  @Test("a new file gets the mode that the umask leaves, and nothing else is left")
  func newFile() throws {
    try TestFiles.inFolder { folder in
      let picture = try Pictures.noise(9, 9)
      try picture.write(to: "\(folder)/new.png")
      try TestFiles.write([], to: "\(folder)/usual", mode: 0o666 & ~currentMask())
      #expect(try Bitmap(contentsOf: "\(folder)/new.png") == picture)
      #expect(try TestFiles.names(in: folder) == ["new.png", "usual"])
      #expect(
        try TestFiles.mode(of: "\(folder)/new.png") == TestFiles.mode(of: "\(folder)/usual"))
    }
  }

  @Test("a file that was there is replaced, not written into, and keeps its mode")
  func replaced() throws {
    try TestFiles.inFolder { folder in
      let path = "\(folder)/old.png"
      try TestFiles.write(Array("old".utf8), to: path, mode: 0o640)
      let reader = open(path, O_RDONLY)
      defer { close(reader) }
      try Pictures.noise(9, 9).write(to: path)
      var buffer = [UInt8](repeating: 0, count: 16)
      #expect(read(reader, &buffer, 16) == 3)
      #expect(try TestFiles.mode(of: path) & 0o7777 == 0o640)
      #expect(try TestFiles.names(in: folder) == ["old.png"])
      #expect(try Bitmap(contentsOf: path) == Pictures.noise(9, 9))
    }
  }

  @Test("a link stays a link, and its target is replaced")
  func link() throws {
    try TestFiles.inFolder { folder in
      try TestFiles.write([], to: "\(folder)/target.png")
      try #require(symlink("target.png", "\(folder)/link.png") == 0)
      try Pictures.noise(9, 9).write(to: "\(folder)/link.png")
      #expect(try TestFiles.mode(of: "\(folder)/link.png") & S_IFMT == S_IFLNK)
      #expect(try Bitmap(contentsOf: "\(folder)/target.png") == Pictures.noise(9, 9))
    }
  }

  @Test(
    "a file that cannot be written is named, and nothing is left behind",
    arguments: [
      "", "missing/new.png", "file/new.png", "/", "a\u{0}b",
      "\(String(repeating: "n", count: 300))",
    ])
  func unwritable(name: String) throws {
    try TestFiles.inFolder { folder in
      try TestFiles.write([1, 2, 3], to: "\(folder)/file")
      let path = name.isEmpty ? "" : "\(folder)/\(name)"
      let error = try #require(throws: PNGError.self) { try Pictures.noise(9, 9).write(to: path) }
      #expect(error.code == .unwritable)
      #expect(error.path == path)
      #expect(error.underlying?.isEmpty == false)
      #expect(try TestFiles.names(in: folder) == ["file"])
      #expect(try TestFiles.read("\(folder)/file") == [1, 2, 3])
    }
  }

  @Test("a complete file that cannot get its name is removed again")
  func renamingFails() throws {
    try TestFiles.inFolder { folder in
      try #require(mkdir("\(folder)/taken", 0o700) == 0)
      #expect(throws: SystemError(code: EISDIR)) {
        try FileWriting.replace("\(folder)/taken", with: [1, 2, 3], adopting: nil)
      }
      #expect(try TestFiles.names(in: folder) == ["taken"])
    }
  }

  @Test("devices are written to, not replaced")
  func devices() throws {
    let picture = try Pictures.noise(9, 9)
    try picture.write(to: "/dev/null")
    #expect(try TestFiles.mode(of: "/dev/null") & S_IFMT == S_IFCHR)
    let error = try #require(throws: PNGError.self) { try picture.write(to: "/dev/full") }
    #expect(error.code == .unwritable)
    #expect(error.underlying == strerror(ENOSPC).map { String(cString: $0) })
  }

  /// The umask, from the system's own record: asking umask(2) would change it.
  private func currentMask() throws -> mode_t {
    let lines = String(decoding: try TestFiles.read("/proc/self/status"), as: UTF8.self)
    let line = try #require(lines.split(separator: "\n").first { $0.hasPrefix("Umask:") })
    return try #require(mode_t(line.dropFirst(6).filter { !$0.isWhitespace }, radix: 8))
  }
}
