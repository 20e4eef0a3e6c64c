/// ICC profiles of the least that libpng accepts: a header and no tags (ICC.1:2010, 7.2), and bytes
/// behind that do not compress, for libpng finds less than a hundred too short.
enum Profiles {
  static let rgb = rgb(byteCount: 400)
  static let gray = profile("GRAY", byteCount: 400)

  static func rgb(byteCount: Int) -> [UInt8] { profile("RGB ", byteCount: byteCount) }

  private static func profile(_ space: String, byteCount: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: byteCount)
    func put(_ value: some Collection<UInt8>, at start: Int) {
      bytes.replaceSubrange(start..<start + value.count, with: value)
    }
    put(RawPNG.bigEndian(UInt32(byteCount)), at: 0)
    put([4, 0, 0, 0], at: 8)
    put("mntr".utf8, at: 12)
    put(space.utf8, at: 16)
    put("XYZ ".utf8, at: 20)
    put("acsp".utf8, at: 36)
    // The white of D50, as every profile has it.
    put([0, 0, 0xf6, 0xd6, 0, 1, 0, 0, 0, 0, 0xd3, 0x2d], at: 68)
    let noise = (UInt64(1)...200).map { ($0 &* 0x9e37_79b9_7f4a_7c15) >> 40 }
    put(noise.map(UInt8.init(truncatingIfNeeded:)), at: 140)
    return bytes
  }
}
