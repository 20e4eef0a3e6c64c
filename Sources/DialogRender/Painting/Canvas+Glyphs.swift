internal import CPango

extension Canvas {
  /// Paints the letters of one font, from a point on their baseline, in the present colour.
  ///
  /// Outlines come from HarfBuzz, and not from FreeType, which the user's environment tells how thick
  /// letters are (`FREETYPE_PROPERTIES`). They are not moved to whole pixels either, as Cairo before
  /// 1.18 does with glyphs, which makes the distances between small letters uneven. Cairo paints what
  /// has no outline of its own: emoji, which are pictures, boxes for what no font has, and slanted
  /// or thickened letters in place of a face that is missing.
  func paint(_ run: PangoGlyphItem, x: Double, y: Double) {
    guard let font = run.item.pointee.analysis.font else { return }
    if run.hasUnknownGlyph || !FontFace.isOutlined(font) {
      cairo_move_to(context, x, y)
      pango_cairo_show_glyph_string(context, font, run.glyphs)
    } else {
      addOutlines(of: run.glyphs.pointee, from: font, x: x, y: y)
      cairo_fill(context)
    }
  }

  private func addOutlines(
    of glyphs: PangoGlyphString, from font: UnsafeMutablePointer<PangoFont>, x: Double, y: Double
  ) {
    let hbFont = pango_font_get_hb_font(font)
    let commands = hb_draw_funcs_create()
    defer { hb_draw_funcs_destroy(commands) }
    hb_draw_funcs_set_move_to_func(
      commands,
      { _, pen, _, x, y, _ in Pen.of(pen) { cairo_move_to($0.context, $0.x(x), $0.y(y)) } },
      nil, nil)
    hb_draw_funcs_set_line_to_func(
      commands,
      { _, pen, _, x, y, _ in Pen.of(pen) { cairo_line_to($0.context, $0.x(x), $0.y(y)) } },
      nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      commands,
      { _, pen, _, x1, y1, x2, y2, x3, y3, _ in
        Pen.of(pen) {
          cairo_curve_to(
            $0.context, $0.x(x1), $0.y(y1), $0.x(x2), $0.y(y2), $0.x(x3), $0.y(y3))
        }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      commands, { _, pen, _, _ in Pen.of(pen) { cairo_close_path($0.context) } }, nil, nil)

    let unit = 1 / Double(PANGO_SCALE)
    var pen = Pen(context: context, originX: x, originY: y)
    var advance = 0.0
    for index in 0..<Int(glyphs.num_glyphs) {
      let glyph = glyphs.glyphs[index]
      pen.originX = x + advance + Double(glyph.geometry.x_offset) * unit
      pen.originY = y + Double(glyph.geometry.y_offset) * unit
      if glyph.glyph != PangoGlyph(PANGO_GLYPH_EMPTY) {
        hb_font_get_glyph_shape(hbFont, glyph.glyph, commands, &pen)
      }
      advance += Double(glyph.geometry.width) * unit
    }
  }
}

/// What draws the outline of a letter: where its origin stands, in points.
private struct Pen {
  let context: OpaquePointer
  var originX: Double
  var originY: Double

  /// HarfBuzz measures in Pango's units, upwards.
  func x(_ x: Float) -> Double { originX + Double(x) / Double(PANGO_SCALE) }
  func y(_ y: Float) -> Double { originY - Double(y) / Double(PANGO_SCALE) }

  static func of(_ data: UnsafeMutableRawPointer?, _ draw: (Pen) -> Void) {
    if let pen = data?.assumingMemoryBound(to: Pen.self) { draw(pen.pointee) }
  }
}
