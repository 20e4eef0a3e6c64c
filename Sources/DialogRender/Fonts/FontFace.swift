internal import CPango

/// A face of a font file that letters come from.
struct FontFace: Hashable {
  let family: String
  /// As in CSS and OpenType.
  let weight: Int
  let path: String
  /// The number of the face where the file holds several.
  let index: Int
  /// The file's own checksum, see ``RenderFingerprint/fonts``.
  let checksum: UInt32

  /// The face of a font that Pango loaded; it must come from fontconfig.
  init(_ font: UnsafeMutablePointer<PangoFont>) {
    let pattern = pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    func string(_ name: String) -> String {
      var found: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, name, 0, &found) == FcResultMatch, let found else {
        return ""
      }
      return String(cString: found)
    }
    func integer(_ name: String) -> Int32 {
      var found: Int32 = 0
      return FcPatternGetInteger(pattern, name, 0, &found) == FcResultMatch ? found : 0
    }
    family = string(FC_FAMILY)
    path = string(FC_FILE)
    // The upper half tells the instance of a variable font.
    index = Int(integer(FC_INDEX) & 0xFFFF)
    weight = Int(FcWeightToOpenType(integer(FC_WEIGHT)))
    checksum = Self.checksum(of: font)
  }

  /// Whether letters are drawn just as their outlines in the font are.
  static func isOutlined(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    let pattern = pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    func isTrue(_ name: String, else other: FcBool) -> Bool {
      var found: FcBool = 0
      return (FcPatternGetBool(pattern, name, 0, &found) == FcResultMatch ? found : other) != 0
    }
    var matrix: UnsafeMutablePointer<FcMatrix>?
    return isTrue(FC_OUTLINE, else: 1) && !isTrue(FC_COLOR, else: 0)
      && !isTrue(FC_EMBOLDEN, else: 0)
      && FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) != FcResultMatch
  }

  /// `checkSumAdjustment` of the table `head` (OpenType 1.9).
  private static func checksum(of font: UnsafeMutablePointer<PangoFont>) -> UInt32 {
    let face = hb_font_get_face(pango_font_get_hb_font(font))
    let head: hb_tag_t = 0x6865_6164
    guard let table = hb_face_reference_table(face, head) else { return 0 }
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(table, &length), length >= 12 else { return 0 }
    return UnsafeRawPointer(data).loadUnaligned(fromByteOffset: 8, as: UInt32.self).bigEndian
  }
}
