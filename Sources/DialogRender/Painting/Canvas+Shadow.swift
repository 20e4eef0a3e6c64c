internal import CPango
internal import Dialogs

extension Canvas {
  /// Paints a blurred shade of a shape that is within some bounds.
  ///
  /// The shade is made on a coarse grid whatever the scale: it is too soft to show more. Where the
  /// shape hides it anyway it is left out, as scaling the grid takes most of the time.
  func paintShadow(
    _ shadow: Theme.Shadow, within bounds: DialogRect, hiddenBy inside: DialogRect,
    of addShape: (Canvas) -> Void
  ) throws(PictureError) {
    let grain = max(1, (shadow.blur / 3).rounded(.down))
    func below(_ length: Double) -> Double { (length / grain).rounded(.down) }
    let reach = 3 * shadow.blur + grain
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
    clip(outside: snapped(inside))
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

  /// Blurs a mask: three means in a row come near a Gaussian (SVG 1.1, feGaussianBlur).
  private func blur(deviation: Double) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let radius = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5) / 2)
    for y in 0..<height { Self.blur(data + y * stride, step: 1, count: width, radius: radius) }
    for x in 0..<width { Self.blur(data + x, step: stride, count: height, radius: radius) }
    cairo_surface_mark_dirty(surface)
  }

  /// Blurs one line; beyond its ends everything is clear.
  ///
  /// Tests draw without optimization, and would spend most of their time here in ranges, `min` and
  /// `max`.
  private static func blur(
    _ data: UnsafeMutablePointer<UInt8>, step: Int, count: Int, radius: Int
  ) {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * count + 1) { buffer in
      guard let line = buffer.baseAddress else { return }
      let sums = line + count
      var place = 0
      while place < count {
        line[place] = Float(data[place &* step])
        place &+= 1
      }
      let share = 1 / Float(2 * radius + 1)
      for _ in 0..<3 {
        sums[0] = 0
        place = 0
        while place < count {
          sums[place &+ 1] = sums[place] + line[place]
          place &+= 1
        }
        place = 0
        while place < count {
          let lower = place > radius ? place &- radius : 0
          let upper = place &+ radius < count ? place &+ radius &+ 1 : count
          line[place] = (sums[upper] - sums[lower]) * share
          place &+= 1
        }
      }
      place = 0
      while place < count {
        // A mean of bytes, which is off by what rounding makes.
        let mean = line[place] + 0.5
        data[place &* step] = mean < 0 ? 0 : mean > 255 ? 255 : UInt8(mean)
        place &+= 1
      }
    }
  }
}
