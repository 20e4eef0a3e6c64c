/// A file name that says for how many pixels a point the picture is: `icon@2x.png`.
///
/// The scale is what stands between the last `@` and an `x` right before the extension, in the last
/// part of a path: digits that begin with 1...9. A name without it is for 1 pixel a point. Only
/// characters are looked at, no files.
public struct ScaledName: Sendable, Hashable {
  /// The path and name without scale and extension: `path/to/icon`.
  public let base: String

  /// Pixels a point, at least 1.
  public let scale: Int

  /// The extension with its dot, `.png`, or nothing.
  ///
  /// It begins at the last dot of the name; dots that a name begins with, as hidden files have
  /// them, begin none.
  public let fileExtension: String

  /// Takes a name apart.
  ///
  /// - Parameter name: A file name, or a path.
  public init(_ name: String) {
    // Bytes, since to a file system `/` and `.` are ones, whatever letters they are combined with.
    let bytes = name.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? bytes.startIndex
    let dot = UInt8(ascii: ".")
    let first = bytes[start...].firstIndex { $0 != dot } ?? bytes.endIndex
    let end = bytes[first...].lastIndex(of: dot) ?? bytes.endIndex
    fileExtension = String(name[end...])
    if let at = bytes[start..<end].lastIndex(of: UInt8(ascii: "@")), at > start,
      let scale = Self.scale(bytes[at..<end])
    {
      base = String(name[..<at])
      self.scale = scale
    } else {
      base = String(name[..<end])
      scale = 1
    }
  }

  /// The name of the same picture for another scale: `icon@3x.png`, or `icon.png` for 1.
  ///
  /// - Parameter scale: Pixels a point; less than 1 is as 1.
  /// - Returns: The name, with the path that it had.
  public func name(at scale: Int) -> String {
    scale > 1 ? "\(base)@\(scale)x\(fileExtension)" : base + fileExtension
  }

  /// The number in `@2x`, if it is exactly that.
  private static func scale(_ suffix: Substring.UTF8View) -> Int? {
    let digits = suffix.dropFirst().dropLast()
    guard suffix.last == UInt8(ascii: "x"), digits.first != UInt8(ascii: "0"),
      digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else { return nil }
    return Int(Substring(digits))
  }
}
