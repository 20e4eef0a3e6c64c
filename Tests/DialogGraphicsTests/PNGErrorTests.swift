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
      ("/tmp", .unreadable), ("/dev/null", .notPNG),
    ] as [(String, PNGError.Code)])
  func oddPaths(path: String, code: PNGError.Code) throws {
    let error = try #require(throws: PNGError.self) { try Bitmap(contentsOf: path) }
    #expect(error.code == code)
  }

  @Test("an endless device is refused at the limit")
  func endless() throws {
    let limits = PNGLimits(maximumByteCount: 100_000)
    let error = try #require(throws: PNGError.self) {
      try Bitmap(contentsOf: "/dev/zero", limits: limits)
    }
    #expect(error.code == .tooLarge)
  }
}
