import CUnistring
import Glibc

/// A text as it is searched: without regard to case, accents and compatible forms.
struct SearchableText: Hashable {
  private let bytes: [UInt8]

  /// A text to search in, or for.
  init(_ text: String) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      bytes = text.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    } else {
      bytes = Array(text.decomposed.lowercased().withoutMarks.utf8)
    }
  }

  /// Whether another text stands in it.
  func contains(_ other: SearchableText) -> Bool {
    guard let first = other.bytes.first else { return true }
    return bytes.withUnsafeBufferPointer { bytes in
      other.bytes.withUnsafeBufferPointer { wanted in
        var start = 0
        while start + wanted.count <= bytes.count {
          if bytes[start] == first,
            bytes[start..<start + wanted.count].elementsEqual(wanted)
          {
            return true
          }
          start += 1
        }
        return false
      }
    }
  }
}

extension String {
  /// The text with accents apart from their letters (NFKD); as it is where there is no memory.
  fileprivate var decomposed: String {
    var text = self
    return text.withUTF8 { bytes in
      var count = 0
      guard
        let decomposed = u8_normalize(
          cunistring_nfkd(), bytes.baseAddress, bytes.count, nil, &count)
      else { return self }
      defer { free(decomposed) }
      return String(decoding: UnsafeBufferPointer(start: decomposed, count: count), as: UTF8.self)
    }
  }

  /// The text without accents: marks that have a place above, below or through a letter.
  ///
  /// Vowel signs have none, and neither have those that make another letter, such as a nukta.
  fileprivate var withoutMarks: String {
    var text = ""
    for scalar in unicodeScalars where scalar.properties.canonicalCombiningClass.rawValue < 10 {
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
