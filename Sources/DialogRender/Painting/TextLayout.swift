internal import CPango
internal import Dialogs

/// A text in lines, ready to be painted; owns its Pango layout.
final class TextLayout {
  /// A line: where its ink and its letters' own room stand, in points from its origin.
  struct Line {
    let pointer: UnsafeMutablePointer<PangoLayoutLine>
    let width: Double
    let inkX: Double
    let inkWidth: Double
    let ascent: Double
    let descent: Double
    let inkAscent: Double
    let inkDescent: Double
  }

  let lines: [Line]
  /// Whether some of the text did not fit.
  let isCut: Bool
  /// All of the text, also what did not fit.
  let string: String
  let layout: OpaquePointer
  let font: Theme.Font

  /// Takes over the layout, which has everything but the text.
  init(_ string: String, layout: OpaquePointer, font: Theme.Font, width: Double) {
    self.string = string
    self.layout = layout
    self.font = font
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if width.isFinite {
      pango_layout_set_width(layout, pango_units_from_double(min(width, 100_000)))
    }
    if font.lineLimit <= 1 {
      pango_layout_set_single_paragraph_mode(layout, 1)
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }
    pango_layout_set_text(layout, string, Int32(clamping: string.utf8.count))
    let limit = max(1, font.lineLimit)
    let lines = Self.lines(of: layout, atMost: limit)
    if pango_layout_get_line_count(layout) > limit, let last = lines.last {
      Self.cut(string, after: last, heightOfAll: lines, of: layout)
      self.lines = Self.lines(of: layout, atMost: limit)
      isCut = true
    } else {
      self.lines = lines
      isCut = pango_layout_is_ellipsized(layout) != 0
    }
  }

  /// Lets the text end in an ellipsis after a line.
  ///
  /// Pango adds one where a paragraph is too long, but leaves out whole paragraphs without a sign.
  /// So the text is ended with one here, and where that takes another line Pango sets it in this.
  private static func cut(
    _ string: String, after last: Line, heightOfAll lines: [Line], of layout: OpaquePointer
  ) {
    let line = last.pointer.pointee
    let shown = string.utf8.prefix(Int(line.start_index + line.length))
    let ended = String(decoding: shown, as: UTF8.self) + "…"
    let height = lines.reduce(0) { $0 + $1.ascent + $1.descent }
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    pango_layout_set_height(layout, pango_units_from_double(min(height, 100_000) + 0.5))
    pango_layout_set_text(layout, ended, Int32(clamping: ended.utf8.count))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// The width of the longest line.
  var width: Double { lines.map(\.width).max() ?? 0 }

  /// The height of all lines, in whole points.
  var height: Double { pitch * Double(max(1, lines.count)) }

  /// The distance between lines, the same for all: the style's, or what the tallest letters need.
  ///
  /// What fonts ask for differs so much that equal buttons in two scripts would not be equal.
  var pitch: Double { max(font.lineHeight, (tallestRise + deepestFall).rounded(.up)) }

  private var tallestRise: Double { lines.map(\.inkAscent).max() ?? 0 }

  private var deepestFall: Double { lines.map(\.inkDescent).max() ?? 0 }

  /// How far below the top of a line its letters stand.
  ///
  /// What the eye takes for the middle of a line of capitals or ideographs is about 0.36 em above
  /// the baseline; fonts disagree on where their own middle is.
  var baseline: Double {
    let optical = pitch / 2 + 0.36 * font.size
    return max(tallestRise, min(optical, pitch - deepestFall))
  }

  /// Where a line begins at the left, whatever its own direction is.
  func x(
    of line: Line, in frame: DialogRect, alignment: StyledText.Alignment, isMirrored: Bool
  ) -> Double {
    let spare = frame.width - line.width
    return switch alignment {
    case .center: frame.x + spare / 2
    case .leading: frame.x + (isMirrored ? spare : 0)
    case .trailing: frame.x + (isMirrored ? 0 : spare)
    }
  }

  /// Paints the lines, each at its place in the frame.
  func paint(
    on canvas: Canvas, in frame: DialogRect, alignment: StyledText.Alignment, color: Theme.Color,
    isMirrored: Bool
  ) {
    canvas.setColor(color)
    for (index, line) in lines.enumerated() {
      var x = x(of: line, in: frame, alignment: alignment, isMirrored: isMirrored)
      let y = frame.y + Double(index) * pitch + baseline
      for run in line.pointer.runsFromLeft {
        canvas.paint(run.pointee, x: x, y: y)
        x += Double(pango_glyph_string_get_width(run.pointee.glyphs)) / Double(PANGO_SCALE)
      }
    }
  }

  private static func lines(of layout: OpaquePointer, atMost limit: Int) -> [Line] {
    let count = min(Int(pango_layout_get_line_count(layout)), limit)
    return (0..<count).compactMap { index in
      guard let pointer = pango_layout_get_line_readonly(layout, Int32(index)) else { return nil }
      var ink = PangoRectangle()
      var logical = PangoRectangle()
      pango_layout_line_get_extents(pointer, &ink, &logical)
      func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
      return Line(
        pointer: pointer, width: points(logical.width), inkX: points(ink.x),
        inkWidth: points(ink.width), ascent: -points(logical.y),
        descent: points(logical.y) + points(logical.height), inkAscent: -points(ink.y),
        inkDescent: points(ink.y) + points(ink.height))
    }
  }
}
