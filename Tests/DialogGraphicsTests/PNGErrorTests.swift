import Glibc
import Testing

@testable import DialogGraphics

@Suite("PNG errors say what happened and what to do")
struct PNGErrorTests {
  @Test(
    "every code has a message that names the file, and a recovery",
    arguments: PNGError.Code.allCases)
  func words(code: PNGError.Code) {
    let error = PNGError(code, path: "pictures/bin.png", underlying: "own words")
    #expect(error.message.contains("pictures/bin.png"))
    #expect(!error.recovery.isEmpty)
    #expect(error.underlying == "own words")
    #expect("\(error)" == "\(error.message): \(error.recovery)")
    #expect(PNGError(code, path: nil).message.contains("the PNG data"))
  }

  @Test("a file that is not there is named, with the system's words")
  func noSuchFile() throws {
    let path = "/nowhere/at all.png"
    let error = try #require(throws: PNGError.self) { try Bitmap(contentsOf: path) }
    #expect(error.code == .noSuchFile)
    #expect(error.message == "/nowhere/at all.png does not exist")
    #expect(error.underlying == strerror(ENOENT).map { String(cString: $0) })
  }

  @Test(
    "what cannot be a file is told apart",
    arguments: [
      ("", .noSuchFile), ("a\u{0}b.png", .noSuchFile), ("/dev/null/a.png", .noSuchFile),
      ("/tmp", .unreadable), ("/dev/null", .notPNG), ("/proc/self/mem", .unreadable),
    ] as [(String, PNGError.Code)])
  func oddPaths(path: String, code: PNGError.Code) throws {
    let error = try #require(throws: PNGError.self) { try Bitmap(contentsOf: path) }
    #expect(error.code == code)
  }

  @Test("an endless device is no PNG, and is not read for long")
  func endless() throws {
    let error = try #require(throws: PNGError.self) { try Bitmap(contentsOf: "/dev/zero") }
    #expect(error.code == .notPNG)
  }

  @Test("a file that is too large from the start is turned away")
  func largeFile() throws {
    try TestFiles.inFolder { folder in
      let path = "\(folder)/large.png"
      try Pictures.noise(5, 3).write(to: path)
      let count = try TestFiles.read(path).count
      let limits = PNGLimits(maximumByteCount: count - 1)
      let error = try #require(throws: PNGError.self) {
        try Bitmap(contentsOf: path, limits: limits)
      }
      #expect(error.code == .tooLarge)
      #expect(error.message.contains("\(count) bytes, at most \(count - 1)"))
      #expect(try Bitmap(contentsOf: path, limits: PNGLimits(maximumByteCount: count)).width == 5)
    }
  }
}
