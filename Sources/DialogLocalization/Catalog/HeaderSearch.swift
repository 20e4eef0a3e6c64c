extension String {
  /// What stands after the first occurrence of a mark, byte for byte as C's `strstr` finds it.
  ///
  /// This is how libc reads a catalog's header: wherever the mark stands, not in the field it belongs
  /// to. Characters won't do: `charset=` before a combining character is not the same text to Unicode.
  func bytes(after mark: StaticString) -> [UInt8]? {
    let text = Array(utf8)
    let length = mark.utf8CodeUnitCount
    return mark.withUTF8Buffer { mark in
      var start = 0
      while start <= text.count - length {
        if text[start] == mark[0], text[start..<(start + length)].elementsEqual(mark) {
          return Array(text[(start + length)...])
        }
        start += 1
      }
      return nil
    }
  }
}
