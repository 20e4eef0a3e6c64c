internal import CPango

extension FontSet {
  /// A font map of its own for whoever asks, who has to give it back with `g_object_unref`.
  func fontMap() throws(PictureError) -> UnsafeMutablePointer<PangoFontMap> {
    let configuration: FontConfiguration? =
      if let files { try FontConfiguration.shared(files) } else { nil }
    guard let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw .drawing("pango_cairo_font_map_new_for_font_type")
    }
    if let configuration {
      pango_fc_font_map_set_config(OpaquePointer(fontMap), configuration.pointer)
    }
    return fontMap
  }
}
