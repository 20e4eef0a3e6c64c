internal import CPango
internal import Dialogs

/// Sets texts with Pango; owns a font map that nothing else uses.
///
/// A font map may be used by one thread at a time, so a typesetter stays within one function that does
/// not suspend. Nothing is hinted or rounded, so that lines break alike at every scale.
final class Typesetter: TextMeasurer {
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let fontOptions: OpaquePointer

  init() throws(PictureError) {
    guard let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw .drawing("pango_cairo_font_map_new_for_font_type")
    }
    guard let fontOptions = cairo_font_options_create() else {
      g_object_unref(fontMap)
      throw .drawing("cairo_font_options_create")
    }
    cairo_font_options_set_antialias(fontOptions, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(fontOptions, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(fontOptions, CAIRO_HINT_METRICS_OFF)
    self.fontMap = fontMap
    self.fontOptions = fontOptions
  }

  deinit {
    cairo_font_options_destroy(fontOptions)
    g_object_unref(fontMap)
  }

  func size(of text: StyledText, in type: Theme.Typography, width: Double) -> TextSize {
    guard let layout = layout(of: text, in: type, width: width) else {
      return TextSize(width: 0, height: type[text.style].lineHeight, lineCount: 1)
    }
    return TextSize(
      width: min(width, layout.width.rounded(.up)), height: layout.height,
      lineCount: layout.lines.count)
  }

  /// Sets a text in lines no wider than asked; `nil` where Pango has no memory for it.
  func layout(of text: StyledText, in type: Theme.Typography, width: Double) -> TextLayout? {
    guard let context = pango_font_map_create_context(fontMap) else { return nil }
    pango_cairo_context_set_font_options(context, fontOptions)
    pango_context_set_round_glyph_positions(context, 0)
    let string = text.text.marked
    pango_context_set_language(
      context, pango_language_from_string(text.text.language.pangoTag(for: string)))
    pango_context_set_base_dir(
      context, text.text.direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    guard let layout = pango_layout_new(context) else {
      g_object_unref(UnsafeMutableRawPointer(context))
      return nil
    }
    // Words from a catalog begin where their language does, whatever they quote first; what a
    // user wrote begins as its own first letter says.
    pango_layout_set_auto_dir(layout, text.text.status == .verbatim ? 1 : 0)
    setFont(type[text.style], families: type.families, of: layout)
    leaveOutHyphens(of: layout)
    return TextLayout(
      string, context: context, layout: layout, font: type[text.style], width: width)
  }

  private func setFont(_ font: Theme.Font, families: [String], of layout: OpaquePointer) {
    guard let description = pango_font_description_new() else { return }
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, families.joined(separator: ","))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(clamping: font.weight)))
    pango_font_description_set_absolute_size(description, font.size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
  }

  /// A word that has to be broken may be a file's name: a hyphen would seem to belong to it.
  private func leaveOutHyphens(of layout: OpaquePointer) {
    guard let attributes = pango_attr_list_new() else { return }
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }
}
