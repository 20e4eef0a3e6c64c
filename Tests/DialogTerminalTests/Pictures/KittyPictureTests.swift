import DialogGraphics
import Dialogs
import Testing

@testable import DialogTerminal

@Suite struct `A picture in kitty's way` {
  /// The keys and the data of each sequence.
  private func chunks(_ sequence: String) -> [(keys: Set<String>, data: String)]? {
    let chunks = sequence.split(separator: "\u{1B}\\", omittingEmptySubsequences: false)
    guard chunks.last == "" else { return nil }
    return chunks.dropLast().map { chunk in
      guard chunk.hasPrefix("\u{1B}_G"), let end = chunk.firstIndex(of: ";") else {
        return ([], "")
      }
      let keys = chunk[..<end].dropFirst(3).split(separator: ",").map(String.init)
      return (Set(keys), String(chunk[end...].dropFirst()))
    }
  }

  @Test(arguments: [1, 8, 40, 100])
  func `is a PNG in portions`(side: Int) throws {
    let picture = try TestPictures.noise(side, side)
    let sequence = try KittyPicture.sequence(
      of: picture, columns: side, rows: 1, cellWidth: 1, cellHeight: side, id: 7)
    let chunks = try #require(self.chunks(sequence))
    let bytes = try #require(Base64.bytes(of: chunks.map(\.data).joined()))
    #expect(try Bitmap(png: bytes) == picture)
    #expect(
      chunks[0].keys.subtracting(["m=0", "m=1"])
        == ["a=T", "f=100", "q=2", "C=1", "i=7", "c=\(side)", "r=1"])
    #expect(chunks.dropFirst().allSatisfy { $0.keys.subtracting(["m=0", "m=1"]) == ["q=2"] })
    #expect(chunks.map { $0.keys.contains("m=1") } == chunks.indices.map { $0 < chunks.count - 1 })
    #expect(chunks.dropLast().allSatisfy { $0.data.utf8.count == 4096 })
    #expect((1...4096).contains(chunks.last?.data.utf8.count ?? 0))
    #expect((chunks.count > 1) == (side > 30))
  }

  @Test func `is scaled to the cells`() throws {
    let picture = try TestPictures.drawn(64, 64) { _, _ in [1, 2, 3, 255] }
    let sequence = try KittyPicture.sequence(of: picture, columns: 2, rows: 1, id: 7)
    let data = try #require(self.chunks(sequence)?.first?.data)
    let scaled = try Bitmap(width: 16, height: 16, color: RGBAColor(red: 1, green: 2, blue: 3))
    #expect(try Bitmap(png: #require(Base64.bytes(of: data))) == scaled)
  }

  @Test func `is taken away by its number`() {
    #expect(KittyPicture.removal(id: 7) == "\u{1B}_Ga=d,d=I,q=2,i=7\u{1B}\\")
  }
}
