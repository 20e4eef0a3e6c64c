internal import CPango
internal import Dialogs

extension Canvas {
  /// Paints a blurred shade of a shape.
  ///
  /// The shade is made on a coarse grid whatever the scale: it is too soft to show more. Where the
  /// shape hides it anyway, and where nothing of it is left, it is not painted, as scaling the grid
  /// takes most of the time.
  func paintShadow(
    _ shadow: Theme.Shadow, hiddenBy inside: DialogRect, of addShape: (Canvas) -> Void
  ) throws(PictureError) {
    let grain = max(1, (shadow.blur / 3).rounded(.down))
    func cells(_ pixels: Int) -> Int { Int((Double(pixels) / scale / grain).rounded(.up)) }
    let mask = try Canvas(
      width: cells(width), height: cells(height), scale: 1 / grain, content: .mask)
    addShape(mask)
    mask.fill(Theme.Color(0x000000))
    let radius = Self.radius(ofMeansFor: shadow.blur / grain)
    mask.blur(radius: radius)
    guard let pattern = cairo_pattern_create_for_surface(mask.surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_save(context)
    addShape(self)
    let reach = Double(3 * radius + 2) * grain + abs(shadow.offsetY)
    clip(to: pathExtents.inset(x: -reach, y: -reach), outside: inside)
    cairo_translate(context, 0, shadow.offsetY)
    cairo_scale(context, grain, grain)
    setColor(shadow.color)
    cairo_mask(context, pattern)
    cairo_restore(context)
  }

  /// Lets only what is between two rectangles be painted, and forgets the present path.
  private func clip(to outer: DialogRect, outside inner: DialogRect) {
    cairo_new_path(context)
    for rect in [snapped(outer), snapped(inner)] {
      cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
    }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_clip(context)
  }

  private var pathExtents: DialogRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(context, &left, &top, &right, &bottom)
    return DialogRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Three means in a row come near a Gaussian (SVG 1.1, feGaussianBlur); how far each reaches.
  private static func radius(ofMeansFor deviation: Double) -> Int {
    Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5) / 2)
  }

  /// Blurs a mask.
  private func blur(radius: Int) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height { Self.blur(data + y * stride, step: 1, count: width, radius: radius) }
    for x in 0..<width { Self.blur(data + x, step: stride, count: height, radius: radius) }
    cairo_surface_mark_dirty(surface)
  }

  /// Blurs one line; beyond its ends everything is clear.
  private static func blur(
    _ data: UnsafeMutablePointer<UInt8>, step: Int, count: Int, radius: Int
  ) {
    if (0..<count).allSatisfy({ data[$0 * step] == 0 }) { return }
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * count + 1) { buffer in
      guard let line = buffer.baseAddress else { return }
      let sums = line + count
      for place in 0..<count { line[place] = Float(data[place * step]) }
      let share = 1 / Float(2 * radius + 1)
      for _ in 0..<3 {
        sums[0] = 0
        for place in 0..<count { sums[place + 1] = sums[place] + line[place] }
        for place in 0..<count {
          let lower = max(0, place - radius)
          let upper = min(count, place + radius + 1)
          line[place] = (sums[upper] - sums[lower]) * share
        }
      }
      for place in 0..<count { data[place * step] = UInt8(min(255, max(0, line[place] + 0.5))) }
    }
  }
}
