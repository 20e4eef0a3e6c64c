internal import CPango
internal import Dialogs
internal import Glibc

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

  /// Blurs a mask: three means in a row come near a Gaussian (SVG 1.1, feGaussianBlur).
  private func blur(deviation: Double) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let radius = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5) / 2)
    Self.blurRows(data, width: width, height: height, stride: stride, radius: radius)
    Self.blurColumns(data, width: width, height: height, stride: stride, radius: radius)
    cairo_surface_mark_dirty(surface)
  }

  /// Blurs every row by itself.
  ///
  /// Most rows through a card are as the one before, and so is what becomes of them.
  private static func blurRows(
    _ data: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, radius: Int
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width) { sharp in
      guard let sharp = sharp.baseAddress else { return }
      for y in 0..<height {
        let row = data + y * stride
        if y > 0, memcmp(row, sharp, width) == 0 {
          memcpy(row, row - stride, width)
        } else {
          memcpy(sharp, row, width)
          blur(sharp, into: row, count: width, radius: radius)
        }
      }
    }
  }

  /// Blurs every column by itself, those that are alike once.
  private static func blurColumns(
    _ data: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, radius: Int
  ) {
    let runs = runsOfColumns(data, width: width, height: height, stride: stride)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * height) { buffer in
      guard let sharp = buffer.baseAddress else { return }
      let blurred = sharp + height
      for run in runs {
        for y in 0..<height { sharp[y] = data[y * stride + run.lowerBound] }
        blur(sharp, into: blurred, count: height, radius: radius)
        for y in 0..<height {
          memset(data + y * stride + run.lowerBound, Int32(blurred[y]), run.count)
        }
      }
    }
  }

  /// The columns, those together that are alike.
  private static func runsOfColumns(
    _ data: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int
  ) -> [Range<Int>] {
    var changes = [UInt8](repeating: 0, count: width)
    changes.withUnsafeMutableBufferPointer { changes in
      for y in 0..<height {
        let row = data + y * stride
        for x in 1..<max(1, width) { changes[x] |= row[x] ^ row[x - 1] }
      }
    }
    let starts = changes.indices.filter { $0 == 0 || changes[$0] != 0 }
    return zip(starts, starts.dropFirst() + [width]).map { $0..<$1 }
  }

  private static func blur(
    _ line: UnsafePointer<UInt8>, into blurred: UnsafeMutablePointer<UInt8>, count: Int,
    radius: Int
  ) {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * count + 1) { buffer in
      guard let values = buffer.baseAddress else { return }
      let sums = values + count
      for place in 0..<count { values[place] = Float(line[place]) }
      let share = 1 / Float(2 * radius + 1)
      let inner = min(radius, count)..<max(min(radius, count), count - radius)
      for _ in 0..<3 {
        sums[0] = 0
        for place in 0..<count { sums[place + 1] = sums[place] + values[place] }
        for place in 0..<inner.lowerBound {
          values[place] = (sums[min(count, place + radius + 1)] - sums[0]) * share
        }
        for place in inner {
          values[place] = (sums[place + radius + 1] - sums[place - radius]) * share
        }
        for place in inner.upperBound..<count {
          values[place] = (sums[count] - sums[max(0, place - radius)]) * share
        }
      }
      for place in 0..<count { blurred[place] = UInt8(min(255, max(0, values[place] + 0.5))) }
    }
  }
}
