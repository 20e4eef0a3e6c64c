/// Text that is pasted, until the terminal says that it ends.
struct PastedText: Hashable {
  /// The most bytes that are kept.
  static let limit = 1 << 20

  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// How much of the end has been read, which may yet turn out to be text.
  private var endCount = 0

  /// Takes a byte, and gives the text when that is its end.
  mutating func append(_ byte: UInt8) -> String? {
    if endCount == 0, byte != Self.end[0] {
      keep(byte)
      return nil
    }
    if byte == Self.end[endCount] {
      endCount += 1
      return endCount == Self.end.count ? text : nil
    }
    Self.end[..<endCount].forEach { keep($0) }
    // Only the first byte of the end is an escape, so that nothing longer can have begun.
    endCount = byte == Self.end[0] ? 1 : 0
    if endCount == 0 { keep(byte) }
    return nil
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < Self.limit { bytes.append(byte) }
  }

  /// What was pasted, with line feeds where there were carriage returns as well.
  private var text: String {
    var text = String.UnicodeScalarView()
    var decoder = UTF8Decoder()
    var isAfterReturn = false
    for scalar in bytes.lazy.compactMap({ decoder.decode($0) }) {
      if scalar != "\n" || !isAfterReturn { text.append(scalar == "\r" ? "\n" : scalar) }
      isAfterReturn = scalar == "\r"
    }
    return String(text)
  }
}
