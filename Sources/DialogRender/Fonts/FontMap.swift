internal import CPango
internal import Synchronization

/// A font map of Pango's, which opens the fonts of a set and keeps them open.
///
/// It may go from thread to thread, as nothing in it belongs to one, but be used by one at a time:
/// whoever borrows it has it alone until it is given back.
final class FontMap: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<PangoFontMap>

  /// Those that nobody uses now.
  ///
  /// Finding and opening fonts takes longer than setting a dialog's texts.
  private static let idle = Mutex<[FontSet: [FontMap]]>([:])

  /// A font map that nothing else uses.
  ///
  /// What it has set before changes no pixel: it keeps fonts, and no text.
  static func borrowed(for fonts: FontSet) throws(PictureError) -> FontMap {
    if let fontMap = idle.withLock({ $0[fonts]?.popLast() }) { return fontMap }
    return try FontMap(fonts)
  }

  /// Gives a font map back that was borrowed for these fonts; a few are kept.
  static func giveBack(_ fontMap: FontMap, for fonts: FontSet) {
    idle.withLock { idle in
      if idle[fonts, default: []].count < 4 { idle[fonts, default: []].append(fontMap) }
    }
  }

  private init(_ fonts: FontSet) throws(PictureError) {
    let configuration: FontConfiguration?
    if let files = fonts.files {
      configuration = try FontConfiguration.shared(files)
    } else {
      guard FontConfiguration.systemHasFonts else { throw .noFonts(package: "fonts-noto-core") }
      configuration = nil
    }
    guard let pointer = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw .drawing("pango_cairo_font_map_new_for_font_type")
    }
    self.pointer = pointer
    if let configuration {
      pango_fc_font_map_set_config(OpaquePointer(pointer), configuration.pointer)
    }
  }

  deinit {
    g_object_unref(pointer)
  }
}
