import DialogGraphics
import DialogSnapshots
import Glibc
import SystemIO
import Testing

/// PNG files made by others: a folder beside the package, `../shared/png-suite`, or where `PNG_SUITE`
/// says.
@Suite("References in every kind of PNG")
struct ForeignReferenceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let file: String
    let width: Int
    let bitDepth: Int
    let isGood: Bool
    var testDescription: String { file }
  }

  static let absence: Comment = "the suite of PNG files (../shared/png-suite) is not here: skipped"

  static let folder: String = {
    if let named = getenv("PNG_SUITE") { return String(cString: named) }
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    return root.joined(separator: "/") + "/../shared/png-suite"
  }()

  /// Where the suite is, where it is said to be, and in CI in any case.
  static let isWanted =
    access("\(folder)/expected.tsv", R_OK) == 0 || getenv("PNG_SUITE") != nil
    || getenv("CI").map { String(cString: $0) } == "true"

  static let rows: [Row] = {
    guard let bytes = try? Reading.file("\(folder)/expected.tsv", limit: 1 << 20) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().compactMap {
      let cells = $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 13, let width = Int(cells[1]), let bitDepth = Int(cells[3]) else {
        return nil
      }
      return Row(
        file: cells[0], width: width, bitDepth: bitDepth, isGood: UInt32(cells[7], radix: 16) != nil
      )
    }
  }()

  @Test(
    "each is read as it is, or named, and none ends the program", .enabled(if: isWanted, absence))
  func suite() throws {
    #expect(Self.rows.count { $0.isGood } == 334)
    for row in Self.rows {
      let path = "\(Self.folder)/\(row.file)"
      guard row.isGood else {
        let error = #expect(throws: ReferenceError.self) { try PictureReference(contentsOf: path) }
        #expect(error?.path == path)
        continue
      }
      let reference = try PictureReference(contentsOf: path)
      #expect(
        reference.notes.contains("its 16 bits a sample were rounded to 8") == (row.bitDepth == 16))
      // A reference differs from no copy of itself, whatever it is made of.
      #expect(
        try PictureComparison.compare(
          reference.bitmap, Bitmap(png: reference.bitmap.png()), tolerance: .exact) == nil)
    }
  }
}
