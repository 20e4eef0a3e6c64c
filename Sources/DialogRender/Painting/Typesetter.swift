internal import CPango
internal import Dialogs

/// Sets texts with Pango, with a font map that nothing else uses meanwhile.
///
/// A font map may be used by one thread at a time, so a typesetter stays within one function that does
/// not suspend. Nothing is hinted or rounded, so that lines break alike at every scale.
final class Typesetter: TextMeasurer {
  private let fonts: FontSet
  private let fontMap: FontMap
  private let fontOptions: OpaquePointer
  private var contexts: [Setting: OpaquePointer] = [:]
  private var layouts: [Line: TextLayout] = [:]

  init(_ fonts: FontSet = .system) throws(PictureError) {
    guard let fontOptions = cairo_font_options_create() else {
      throw .drawing("cairo_font_options_create")
    }
    cairo_font_options_set_antialias(fontOptions, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(fontOptions, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(fontOptions, CAIRO_HINT_METRICS_OFF)
    self.fonts = fonts
    self.fontOptions = fontOptions
    do { fontMap = try FontMap.borrowed(for: fonts) } catch {
      cairo_font_options_destroy(fontOptions)
      throw error
    }
  }

  deinit {
    layouts = [:]
    for context in contexts.values { g_object_unref(UnsafeMutableRawPointer(context)) }
    cairo_font_options_destroy(fontOptions)
    FontMap.giveBack(fontMap, for: fonts)
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
  ///
  /// Texts are measured more often than painted. So one that was set is kept, and serves every width
  /// that it fits in.
  func layout(of text: StyledText, in type: Theme.Typography, width: Double) -> TextLayout? {
    guard width.isFinite else { return keptLayout(of: text, in: type, width: width) }
    guard let unbroken = keptLayout(of: text, in: type, width: .infinity) else { return nil }
    return unbroken.width <= width ? unbroken : keptLayout(of: text, in: type, width: width)
  }

  private func keptLayout(
    of text: StyledText, in type: Theme.Typography, width: Double
  ) -> TextLayout? {
    let line = Line(
      text: text.text, font: type[text.style], families: type.families, width: width)
    if let layout = layouts[line] { return layout }
    let layout = newLayout(line)
    layouts[line] = layout
    return layout
  }

  private func newLayout(_ line: Line) -> TextLayout? {
    let string = line.text.marked
    let setting = Setting(
      language: line.text.language.pangoTag, direction: line.text.direction)
    guard let context = context(setting), let layout = pango_layout_new(context) else {
      return nil
    }
    // Words from a catalog begin where their language does, whatever they quote first; what a
    // user wrote begins as its own first letter says.
    pango_layout_set_auto_dir(layout, line.text.status == .verbatim ? 1 : 0)
    setFont(line.font, families: line.families, of: layout)
    setAttributes(of: layout, string, line.text.language)
    return TextLayout(string, layout: layout, font: line.font, width: line.width)
  }

  /// One for each language and direction: a layout is set anew when its context changes.
  private func context(_ setting: Setting) -> OpaquePointer? {
    if let context = contexts[setting] { return context }
    guard let context = pango_font_map_create_context(fontMap.pointer) else { return nil }
    pango_cairo_context_set_font_options(context, fontOptions)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string(setting.language))
    pango_context_set_base_dir(
      context, setting.direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    contexts[setting] = context
    return context
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

  private func setAttributes(of layout: OpaquePointer, _ string: String, _ language: Language) {
    guard let attributes = pango_attr_list_new() else { return }
    defer { pango_attr_list_unref(attributes) }
    // A word that has to be broken may be a file's name: a hyphen would seem to belong to it.
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    language.mark(foreignScriptsOf: string, in: attributes)
    pango_layout_set_attributes(layout, attributes)
  }

  /// What texts in one context have in common.
  private struct Setting: Hashable {
    let language: String
    let direction: TextDirection
  }

  /// All that the lines of a text depend on.
  private struct Line: Hashable {
    let text: ResolvedText
    let font: Theme.Font
    let families: [String]
    let width: Double
  }
}
