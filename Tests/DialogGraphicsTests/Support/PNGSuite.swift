import Glibc
import Testing

/// PNG files made by others, with what they hold: a folder beside the package, `../shared/png-suite`,
/// or where `PNG_SUITE` says.
enum PNGSuite {
  struct Row: Sendable, CustomTestStringConvertible {
    let file: String
    let width: Int
    let height: Int
    let bitDepth: Int
    let colorType: UInt8
    let isInterlaced: Bool
    /// Of the decoded pixels as 16-bit RGBA, high bytes first, or `nil` for a file that must be
    /// rejected.
    let crc16: UInt32?
    /// Of the decoded pixels as 8-bit RGBA, rounded, likewise.
    let crc: UInt32?
    /// Why it must be, in libpng's words, or `eof`.
    let error: String

    var testDescription: String { file }
  }

  static let absence: Comment = "the suite of PNG files (../shared/png-suite) is not here: skipped"

  static let folder: String = {
    if let named = getenv("PNG_SUITE") { return String(cString: named) }
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    return root.joined(separator: "/") + "/../shared/png-suite"
  }()

  static let isPresent = access("\(folder)/expected.tsv", R_OK) == 0

  /// Whether tests that need the suite run: where it is, where it is said to be, and in CI in any
  /// case.
  static let isWanted =
    isPresent || getenv("PNG_SUITE") != nil || getenv("CI").map { String(cString: $0) } == "true"

  static let good = rows.filter { $0.crc != nil }
  static let bad = rows.filter { $0.crc == nil }

  static let rows: [Row] = {
    guard let bytes = try? TestFiles.read("\(folder)/expected.tsv") else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
    return lines.compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 13, let width = Int(cells[1]), let height = Int(cells[2]),
        let bitDepth = Int(cells[3]), let colorType = UInt8(cells[4])
      else { return nil }
      return Row(
        file: cells[0], width: width, height: height, bitDepth: bitDepth, colorType: colorType,
        isInterlaced: cells[5] == "1", crc16: UInt32(cells[6], radix: 16),
        crc: UInt32(cells[7], radix: 16), error: cells[12])
    }
  }()

  static func bytes(_ file: String) throws -> [UInt8] {
    try TestFiles.read("\(folder)/\(file)")
  }
}
