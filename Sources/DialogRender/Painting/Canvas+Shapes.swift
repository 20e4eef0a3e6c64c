internal import CPango
internal import Dialogs

extension Canvas {
  /// Adds a rectangle with round corners to the path.
  func addRounded(
    _ rect: DialogRect, radius: Double, roundsTop: Bool = true, roundsBottom: Bool = true
  ) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    let top = roundsTop ? radius : 0
    let bottom = roundsBottom ? radius : 0
    cairo_new_sub_path(context)
    addCorner(x: rect.x + top, y: rect.y + top, radius: top, quarter: 2)
    addCorner(x: rect.maxX - top, y: rect.y + top, radius: top, quarter: 3)
    addCorner(x: rect.maxX - bottom, y: rect.maxY - bottom, radius: bottom, quarter: 0)
    addCorner(x: rect.x + bottom, y: rect.maxY - bottom, radius: bottom, quarter: 1)
    cairo_close_path(context)
  }

  /// Adds a card to the path, with its arrow where it has one.
  func addCard(_ rect: DialogRect, radius: Double, arrow: DialogLayout.Arrow?, footWidth: Double) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    cairo_new_sub_path(context)
    addCorner(x: rect.x + radius, y: rect.y + radius, radius: radius, quarter: 2)
    if let arrow, arrow.edge == .top {
      addArrow(arrow, from: rect.y, footWidth: footWidth, towards: 1)
    }
    addCorner(x: rect.maxX - radius, y: rect.y + radius, radius: radius, quarter: 3)
    addCorner(x: rect.maxX - radius, y: rect.maxY - radius, radius: radius, quarter: 0)
    if let arrow, arrow.edge == .bottom {
      addArrow(arrow, from: rect.maxY, footWidth: footWidth, towards: -1)
    }
    addCorner(x: rect.x + radius, y: rect.maxY - radius, radius: radius, quarter: 1)
    cairo_close_path(context)
  }

  /// A hollow slope on both sides and a rounded tip; along the upper edge to the right (1), along the
  /// lower to the left (−1).
  private func addArrow(
    _ arrow: DialogLayout.Arrow, from edgeY: Double, footWidth: Double, towards sign: Double
  ) {
    let half = footWidth / 2 * sign
    let rise = arrow.tipY - edgeY
    let shoulder = arrow.tipY - rise * 0.13
    let slope = half * 0.38
    let tip = half * 0.16
    cairo_line_to(context, arrow.footX - half, edgeY)
    cairo_curve_to(
      context, arrow.footX - half + slope, edgeY, arrow.tipX - tip - slope * 0.7,
      shoulder - rise * 0.1, arrow.tipX - tip, shoulder)
    cairo_curve_to(
      context, arrow.tipX - tip * 0.4, arrow.tipY, arrow.tipX + tip * 0.4, arrow.tipY,
      arrow.tipX + tip, shoulder)
    cairo_curve_to(
      context, arrow.tipX + tip + slope * 0.7, shoulder - rise * 0.1, arrow.footX + half - slope,
      edgeY, arrow.footX + half, edgeY)
  }

  /// A quarter of a circle, clockwise; quarter 0 begins at the right.
  private func addCorner(x: Double, y: Double, radius: Double, quarter: Double) {
    cairo_arc(context, x, y, radius, quarter * .pi / 2, (quarter + 1) * .pi / 2)
  }

  /// Adds a circle that fills a square to the path.
  func addCircle(in rect: DialogRect) {
    cairo_new_sub_path(context)
    cairo_arc(context, rect.midX, rect.midY, rect.width / 2, 0, 2 * .pi)
  }

  /// Adds a check mark that fills a square to the path.
  func addCheck(in rect: DialogRect) {
    cairo_move_to(context, rect.x + 0.25 * rect.width, rect.y + 0.53 * rect.height)
    cairo_line_to(context, rect.x + 0.43 * rect.width, rect.y + 0.70 * rect.height)
    cairo_line_to(context, rect.x + 0.76 * rect.width, rect.y + 0.32 * rect.height)
  }

  /// Fills the present path with a colour that fades out to both sides of a rectangle.
  func fillFading(_ color: Theme.Color, across rect: DialogRect) {
    guard let pattern = cairo_pattern_create_linear(rect.x, 0, rect.maxX, 0) else { return }
    defer { cairo_pattern_destroy(pattern) }
    for (place, alpha) in [(0.0, 0.0), (0.3, 1.0), (0.7, 1.0), (1.0, 0.0)] {
      cairo_pattern_add_color_stop_rgba(
        pattern, place, color.red, color.green, color.blue, color.alpha * alpha)
    }
    cairo_set_source(context, pattern)
    cairo_fill(context)
  }
}
