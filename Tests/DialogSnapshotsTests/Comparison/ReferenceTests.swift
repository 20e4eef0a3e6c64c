import DialogGraphics
import DialogSnapshots
import Dialogs
import Glibc
import SystemIO
import Testing

@Suite("References")
struct ReferenceTests {
  static let pointer = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345

    """

  /// A file for the length of the work.
  static func withFile(_ bytes: [UInt8], _ work: (_ path: String) throws -> Void) throws {
    let path = "/tmp/reference-\(String(UInt64.random(in: .min ... .max), radix: 36))"
    let file = try FileDescriptor(path, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
    defer { unlink(path) }
    try file.write(bytes)
    try file.close()
    try work(path)
  }

  @Test("a picture comes back as it was written, without a word")
  func good() throws {
    try Self.withFile(Card.usual.png()) { path in
      let reference = try PictureReference(contentsOf: path)
      #expect(try reference.bitmap == Card.usual)
      #expect(reference.notes.isEmpty)
    }
  }

  @Test("a missing file is told as such, whether a picture or a text")
  func missing() {
    let path = "/tmp/there-is-no-such-folder/reference"
    #expect(throws: ReferenceError.missing(path: path)) {
      try PictureReference(contentsOf: path)
    }
    #expect(throws: ReferenceError.missing(path: path)) { try TextReference(contentsOf: path) }
  }

  @Test("an empty file is told as such")
  func empty() throws {
    try Self.withFile([]) { path in
      #expect(throws: ReferenceError.empty(path: path)) { try PictureReference(contentsOf: path) }
      #expect(throws: ReferenceError.empty(path: path)) { try TextReference(contentsOf: path) }
    }
  }

  @Test("a pointer of Git LFS names the command that gets the file")
  func gitLFS() throws {
    try Self.withFile(Array(Self.pointer.utf8)) { path in
      let error = #expect(throws: ReferenceError.pointer(path: path)) {
        try PictureReference(contentsOf: path)
      }
      #expect(error?.description.contains("git lfs pull") == true)
      #expect(throws: ReferenceError.pointer(path: path)) { try TextReference(contentsOf: path) }
    }
  }

  @Test("a folder cannot be read")
  func folder() {
    let error = #expect(throws: ReferenceError.self) { try PictureReference(contentsOf: "/tmp") }
    #expect(error?.path == "/tmp")
    #expect(throws: ReferenceError.self) { try TextReference(contentsOf: "/tmp") }
  }

  @Test("a picture that is cut off anywhere is no picture, and says so")
  func truncated() throws {
    let bytes = try Card.usual.png()
    for count in stride(from: 1, to: bytes.count, by: max(bytes.count / 40, 1)) {
      try Self.withFile(Array(bytes[..<count])) { path in
        let error = #expect(throws: ReferenceError.self) { try PictureReference(contentsOf: path) }
        guard case .png(path, let png) = error else {
          Issue.record("\(count) bytes: \(String(describing: error))")
          return
        }
        #expect([.truncated, .notPNG].contains(png.code))
        #expect(error?.description.contains(path) == true)
      }
    }
  }

  @Test("a damaged picture is no picture", arguments: [9, 20, 35, 60, 200])
  func damaged(place: Int) throws {
    var bytes = try Card.usual.png()
    bytes[place] ^= 0x55
    try Self.withFile(bytes) { path in
      #expect(throws: ReferenceError.self) { try PictureReference(contentsOf: path) }
    }
  }

  @Test("what is another kind of file is no PNG")
  func otherKind() throws {
    try Self.withFile(Array("GIF89a and more".utf8)) { path in
      let error = #expect(throws: ReferenceError.self) { try PictureReference(contentsOf: path) }
      guard case .png(_, let png) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(png.code == .notPNG)
    }
  }

  @Test("16 bits a sample are rounded, which is told")
  func sixteenBits() throws {
    let deep = try Bitmap16(
      width: 2, height: 1, samples: [0xffff, 0x8080, 0, 0xffff, 0x0101, 0x1234, 0x7fff, 0xffff])
    try Self.withFile(deep.png()) { path in
      let reference = try PictureReference(contentsOf: path)
      #expect(reference.bitmap.pixels == [255, 128, 0, 255, 1, 0x12, 127, 255])
      #expect(reference.notes == ["its 16 bits a sample were rounded to 8"])
    }
  }

  @Test("a text comes back as it was written, single carriage returns and all")
  func text() throws {
    for text in ["one\ntwo\n", "no break", "a\rb\n", "a\r\nb\n", "\n", "é e\u{301} 日本\n"] {
      try Self.withFile(Array(text.utf8)) { path in
        let read = try TextReference(contentsOf: path).text
        #expect(Array(read.utf8) == Array(text.utf8))
      }
    }
  }

  @Test("a text that is not UTF-8 names the line")
  func notUTF8() throws {
    try Self.withFile(Array("one\ntwo\n".utf8) + [0x66, 0xfc, 0x72, 0x0a]) { path in
      #expect(throws: ReferenceError.notUTF8(path: path, line: 3)) {
        try TextReference(contentsOf: path)
      }
    }
  }

  @Test("line breaks that git has converted are named, with what to do")
  func autocrlf() throws {
    try Self.withFile(Array("one\r\ntwo\r\n".utf8)) { path in
      let error = #expect(throws: ReferenceError.convertedLineBreaks(path: path)) {
        try TextReference(contentsOf: path)
      }
      #expect(error?.description.contains(".gitattributes") == true)
    }
  }
}
