import Glibc
import SystemIO
import Testing

@testable import DialogGraphics

@Suite("Writing PNG files")
struct PNGWritingTests {
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

  @Test(
    "a link to nothing stays, and its target is made",
    arguments: [
      ["link.png": "target.png"], ["link.png": "./target.png"], ["link.png": "FOLDER/target.png"],
      ["link.png": "next.png", "next.png": "target.png"],
    ])
  func danglingLink(links: [String: String]) throws {
    try TestFiles.inFolder { folder in
      for (name, target) in links {
        let target = target.replacing("FOLDER", with: folder)
        try #require(symlink(target, "\(folder)/\(name)") == 0)
      }
      try Pictures.noise(9, 9).write(to: "\(folder)/link.png")
      for name in links.keys {
        #expect(try TestFiles.mode(of: "\(folder)/\(name)") & S_IFMT == S_IFLNK)
      }
      #expect(try TestFiles.mode(of: "\(folder)/target.png") & S_IFMT == S_IFREG)
      #expect(try Bitmap(contentsOf: "\(folder)/target.png") == Pictures.noise(9, 9))
      #expect(try TestFiles.names(in: folder) == (links.keys + ["target.png"]).sorted())
    }
  }

  @Test(
    "a link that leads nowhere is an error, and stays",
    arguments: ["link.png", "missing/target.png", "link.png/target.png"])
  func badLink(target: String) throws {
    try TestFiles.inFolder { folder in
      try #require(symlink(target, "\(folder)/link.png") == 0)
      let error = try #require(throws: PNGError.self) {
        try Pictures.noise(9, 9).write(to: "\(folder)/link.png")
      }
      #expect(error.code == .unwritable)
      #expect(try TestFiles.names(in: folder) == ["link.png"])
      #expect(try TestFiles.mode(of: "\(folder)/link.png") & S_IFMT == S_IFLNK)
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
