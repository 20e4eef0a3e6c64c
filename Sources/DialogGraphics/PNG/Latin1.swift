/// The character set of names in a PNG, whose characters have their numbers in Unicode too.
enum Latin1 {
  static func text(_ bytes: UnsafePointer<CChar>) -> String {
    var text = ""
    var next = bytes
    while next.pointee != 0 {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(bitPattern: next.pointee)))
      next += 1
    }
    return text
  }

  /// The bytes with a zero at the end; `nil` where a character has none.
  static func bytes(_ text: String) -> [CChar]? {
    var bytes: [CChar] = []
    for scalar in text.unicodeScalars {
      guard scalar.value != 0, let byte = UInt8(exactly: scalar.value) else { return nil }
      bytes.append(CChar(bitPattern: byte))
    }
    return bytes + [0]
  }
}
