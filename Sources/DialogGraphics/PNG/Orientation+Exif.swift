extension Orientation {
  /// What Exif data says: a TIFF file whose first directory has the tag (Exif 2.32, 4.6.2).
  ///
  /// `up` where it says nothing, or nothing that makes sense.
  init(exif bytes: UnsafeBufferPointer<UInt8>) {
    self = ExifData(bytes)?.orientation ?? .up
  }

  /// Exif data that says so, and nothing else.
  var exif: [UInt8] {
    let directoryStart: [UInt8] = [0, 0, 0, 8]
    let entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(rawValue), 0, 0]
    let noNextDirectory: [UInt8] = [0, 0, 0, 0]
    return Array("MM".utf8) + [0, 42] + directoryStart + [0, 1] + entry + noNextDirectory
  }
}

/// The parts of a TIFF file that lead to the orientation; every read is checked against its end.
private struct ExifData {
  let bytes: UnsafeBufferPointer<UInt8>
  let isBigEndian: Bool

  /// `nil` without the mark of one byte order or the other, and the number 42 in it.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: "MM".utf8) {
      isBigEndian = true
    } else if bytes.starts(with: "II".utf8) {
      isBigEndian = false
    } else {
      return nil
    }
    guard number(at: 2, byteCount: 2) == 42 else { return nil }
  }

  /// Of the entry with the tag 0x0112, the type SHORT (3) and one value.
  ///
  /// An entry has 2 bytes of tag, 2 of type, 4 of count, 4 of value, which is at their beginning.
  var orientation: Orientation? {
    guard let directory = number(at: 4, byteCount: 4),
      let count = number(at: directory, byteCount: 2)
    else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = number(at: entry, byteCount: 2) else { return nil }
      guard tag == 0x0112 else { continue }
      guard number(at: entry + 2, byteCount: 2) == 3, number(at: entry + 4, byteCount: 4) == 1,
        let value = number(at: entry + 8, byteCount: 2)
      else { return nil }
      return UInt8(exactly: value).flatMap(Orientation.init)
    }
    return nil
  }

  private func number(at start: Int, byteCount: Int) -> Int? {
    guard start >= 0, start <= bytes.count - byteCount else { return nil }
    let digits = bytes[start..<start + byteCount]
    return isBigEndian
      ? digits.reduce(0) { $0 << 8 | Int($1) } : digits.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
