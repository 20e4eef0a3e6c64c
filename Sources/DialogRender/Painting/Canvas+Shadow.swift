internal import CPango
internal import Dialogs

extension Canvas {
  /// Paints a blurred shade of a shape that is within some bounds.
  ///
  /// The shade is made on a coarse grid whatever the scale: it is too soft to show more. Where the
  /// shape hides it anyway it is left out, as scaling the grid takes most of the time.
  func paintShadow(
    _ shadow: Theme.Shadow, within bounds: DialogRect, hiddenBy inside: [DialogRect],
    of addShape: (Canvas) -> Void
  ) throws(PictureError) {
    let grain = max(1, (shadow.blur / 3).rounded(.down))
    func below(_ length: Double) -> Double { (length / grain).rounded(.down) }
    let reach = 3 * shadow.blur + 2 * grain
    let (column, row) = (below(bounds.x - reach), below(bounds.y - reach))
    let columns = Int(below(bounds.maxX + reach) - column) + 1
    let rows = Int(below(bounds.maxY + reach) - row) + 1
    let mask = try Canvas(width: columns, height: rows, scale: 1 / grain, content: .mask)
    cairo_translate(mask.context, -column * grain, -row * grain)
    addShape(mask)
    mask.fill(Theme.Color(0x000000))
    mask.blur(deviation: shadow.blur / grain)
    // Cairo 1.16 forgets where a mask lies when it writes SVG; a picture it puts in its place.
    let shade = try Canvas(width: columns, height: rows)
    shade.setColor(shadow.color)
    cairo_mask_surface(shade.context, mask.surface, 0, 0)
    cairo_save(context)
    // Pixman is faster where it need not look whether it is still on the grid, whose rim is clear.
    let shown = snapped(
      DialogRect(
        x: (column + 1) * grain, y: (row + 1) * grain + shadow.offsetY,
        width: Double(columns - 2) * grain, height: Double(rows - 2) * grain))
    cairo_rectangle(context, shown.x, shown.y, shown.width, shown.height)
    cairo_clip(context)
    for rect in inside { clip(outside: snapped(rect)) }
    cairo_translate(context, column * grain, row * grain + shadow.offsetY)
    cairo_scale(context, grain, grain)
    cairo_set_source_surface(context, shade.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    cairo_paint(context)
    cairo_restore(context)
  }

  private func clip(outside rect: DialogRect) {
    cairo_rectangle(context, 0, 0, width, height)
    cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_clip(context)
  }

  /// Blurs what was painted on a mask.
  private func blur(deviation: Double) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    AlphaMask(
      data: data, width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)),
      stride: Int(cairo_image_surface_get_stride(surface))
    ).blur(deviation: deviation)
    cairo_surface_mark_dirty(surface)
  }
}
