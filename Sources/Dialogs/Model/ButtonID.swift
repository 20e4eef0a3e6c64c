/// Ids that are made from titles.
package enum ButtonID {
  /// An id for a button that was given none.
  ///
  /// `Don't Save` becomes `dont-save`; a title without an ASCII letter becomes `button-N`.
  package static func derived(from title: String, number: Int) -> String {
    var id = ""
    for scalar in title.unicodeScalars where scalar != "'" && scalar != "\u{2019}" {
      if scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
        id += scalar.properties.lowercaseMapping
      } else if !id.isEmpty, !id.hasSuffix("-") {
        id += "-"
      }
    }
    while id.hasSuffix("-") { id.removeLast() }
    return id.unicodeScalars.contains(where: \.properties.isAlphabetic) ? id : "button-\(number)"
  }

  private static func isIDByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Whether a word can stand before `=` as an id: letters, digits, `.`, `_` and `-` of ASCII.
  package static func isValid(_ word: some StringProtocol) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy(isIDByte)
  }
}
