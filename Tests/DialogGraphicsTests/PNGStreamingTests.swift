import Glibc
import Testing

@testable import DialogGraphics

@Suite("PNG is read a portion at a time", .timeLimit(.minutes(1)))
struct PNGStreamingTests {
  /// O_DIRECT, which Swift does not see.
  #if arch(x86_64)
    private static let packetMode: Int32 = 0o40000
  #else
    private static let packetMode: Int32 = 0o200000
  #endif

  @Test("rows are there before the rest of the file is")
  func rowsBeforeTheEnd() throws {
    let picture = try Pictures.noise(100, 100)
    let bytes = try picture.png()
    try withPipe { path, writing in
      let half = bytes.count / 2
      try #require(write(writing, bytes, half) == half)
      var reader = try PNGReader(contentsOf: path, limits: .default)
      #expect(try reader.readHeader().size == picture.size)
      try reader.begin(depth: 8)
      var pixels = [UInt8](repeating: 0, count: picture.pixels.count)
      try pixels.withUnsafeMutableBufferPointer { pixels in
        let start = try #require(pixels.baseAddress)
        for y in 0..<100 {
          try reader.readRow(into: start + y * 400)
          // A reader that wanted the whole file first would wait here for ever.
          guard y == 30 else { continue }
          let rest = bytes.count - half
          try #require(
            bytes[half...].withUnsafeBytes { write(writing, $0.baseAddress, rest) } == rest)
        }
      }
      try reader.finish()
      #expect(pixels == picture.pixels)
    }
  }

  @Test("a file that comes in bits is read all the same", arguments: [5, 7, 23, 25])
  func bits(byteCount: Int) throws {
    let picture = try Bitmap(
      width: 1, height: 1, color: RGBAColor(red: 1, green: 2, blue: 3, alpha: 4))
    let bytes = try picture.png()
    try withPipe { path, writing in
      // In packet mode every write is read by itself, and there is room for 16; pipe(2).
      try #require(fcntl(writing, F_SETFL, Self.packetMode) == 0)
      try #require(bytes.count <= byteCount * 16)
      for start in stride(from: 0, to: bytes.count, by: byteCount) {
        let bit = Array(bytes[start..<min(start + byteCount, bytes.count)])
        try #require(write(writing, bit, bit.count) == bit.count)
      }
      close(&writing)
      #expect(try Bitmap(contentsOf: path) == picture)
    }
  }

  @Test("the size is judged before anything else, even when it comes in bits")
  func sizeInBits() throws {
    let bytes = RawPNG.signature + RawPNG.header(width: 100_000, height: 100_000)
    try withPipe { path, writing in
      try #require(fcntl(writing, F_SETFL, Self.packetMode) == 0)
      for start in stride(from: 0, to: bytes.count, by: 4) {
        let bit = Array(bytes[start..<min(start + 4, bytes.count)])
        try #require(write(writing, bit, bit.count) == bit.count)
      }
      close(&writing)
      let error = try #require(throws: PNGError.self) { try PNGImage(contentsOf: path) }
      #expect(error.code == .tooLarge)
    }
  }

  @Test("damage behind the rows is seen at the end", arguments: [false, true])
  func damageBehind(isCut: Bool) throws {
    let picture = try Pictures.noise(20, 20)
    var bytes = try picture.png()
    if isCut { bytes.removeLast(3) } else { bytes[bytes.count - 1] ^= 1 }
    try bytes.withUnsafeBufferPointer { bytes in
      var reader = try PNGReader(bytes, limits: .default)
      _ = try reader.readHeader()
      try reader.begin(depth: 8)
      var row = [UInt8](repeating: 0, count: 80)
      for _ in 0..<20 { try reader.readRow(into: &row) }
      do throws(PNGError) {
        try reader.finish()
        Issue.record("no error")
      } catch {
        #expect(error.code == (isCut ? .truncated : .corrupt))
      }
    }
  }

  @Test("a pipe is refused at the limit")
  func longPipe() throws {
    let text = RawPNG.chunk("tEXt", Array("Comment\u{0}".utf8) + [UInt8](repeating: 65, count: 900))
    let bytes =
      RawPNG.signature + RawPNG.header(width: 1, height: 1) + (0..<40).flatMap { _ in text }
    try withPipe { path, writing in
      try #require(write(writing, bytes, bytes.count) == bytes.count)
      close(&writing)
      let limits = PNGLimits(maximumByteCount: bytes.count - 1)
      let error = try #require(throws: PNGError.self) {
        try PNGImage(contentsOf: path, limits: limits)
      }
      #expect(error.code == .tooLarge)
      #expect(error.path == path)
      #expect(error.message.contains("\(bytes.count - 1)"))
    }
  }

  /// A pipe: the path to read it by, and the descriptor to write to.
  private func withPipe(_ work: (_ path: String, _ writing: inout Int32) throws -> Void) throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { for end in ends where end >= 0 { Glibc.close(end) } }
    try work("/dev/fd/\(ends[0])", &ends[1])
  }

  /// Ends what a pipe has to say.
  private func close(_ end: inout Int32) {
    Glibc.close(end)
    end = -1
  }
}
