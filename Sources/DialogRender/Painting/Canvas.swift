internal import CPango
internal import Dialogs

/// A surface of Cairo's that is painted on in points; owns the surface and its context.
///
/// It is a picture in memory, or writes a document of vectors (``VectorDocument``).
final class Canvas {
  /// What a pixel holds.
  enum Content {
    /// Colour and alpha.
    case color
    /// Alpha alone.
    case mask
  }

  /// In points.
  let width: Double
  let height: Double
  /// Pixels a point; in a document, those of the pictures in it.
  let scale: Double
  let surface: OpaquePointer
  let context: OpaquePointer

  /// An empty picture; its size in pixels.
  convenience init(
    width: Int, height: Int, scale: Double = 1, content: Content = .color
  ) throws(PictureError) {
    let format = content == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
    guard let surface = cairo_image_surface_create(format, Int32(width), Int32(height)) else {
      throw .drawing("cairo_image_surface_create")
    }
    try self.init(
      owning: surface, width: Double(width) / scale, height: Double(height) / scale, scale: scale)
    cairo_scale(context, scale, scale)
  }

  /// A picture whose pixels lie somewhere, and must stay there as long as it is painted on; they are as
  /// they were.
  ///
  /// - Parameters:
  ///   - pixels: Four bytes each, rows without padding.
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - scale: Pixels a point.
  /// - Throws: ``PictureError/drawing(_:)``.
  convenience init(
    pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, scale: Double
  ) throws(PictureError) {
    guard
      let surface = cairo_image_surface_create_for_data(
        pixels.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
    else { throw .drawing("cairo_image_surface_create_for_data") }
    try self.init(
      owning: surface, width: Double(width) / scale, height: Double(height) / scale, scale: scale)
    cairo_scale(context, scale, scale)
  }

  /// Takes over a surface, to be painted on in its own unit.
  init(
    owning surface: OpaquePointer, width: Double, height: Double, scale: Double
  ) throws(PictureError) {
    guard let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      throw .drawing("cairo_create")
    }
    self.width = width
    self.height = height
    self.scale = scale
    self.surface = surface
    self.context = context
    try check()
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Cairo remembers its first failure, so that asking once at the end is enough.
  func check() throws(PictureError) {
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .drawing(String(cString: cairo_status_to_string(status)))
    }
  }

  /// The rectangle with its edges on whole pixels, so that they are sharp.
  func snapped(_ rect: DialogRect) -> DialogRect {
    func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }
    let x = snap(rect.x)
    let y = snap(rect.y)
    return DialogRect(x: x, y: y, width: snap(rect.maxX) - x, height: snap(rect.maxY) - y)
  }

  /// The rectangle moved to whole pixels, as large as it is wherever it stands.
  func placed(_ rect: DialogRect) -> DialogRect {
    func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }
    return DialogRect(
      x: snap(rect.x), y: snap(rect.y), width: wholePixels(rect.width),
      height: wholePixels(rect.height))
  }

  /// The length in whole pixels, at least one where there is any.
  func wholePixels(_ length: Double) -> Double {
    length > 0 ? max(1, (length * scale).rounded()) / scale : 0
  }

  func setColor(_ color: Theme.Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  func fillAll(_ color: Theme.Color) {
    setColor(color)
    cairo_paint(context)
  }

  /// Leaves nothing of what was there before, or is memory that was never written.
  func cover(with color: Theme.Color) {
    setColor(color)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Fills the present path, and forgets it.
  func fill(_ color: Theme.Color) {
    setColor(color)
    cairo_fill(context)
  }

  /// Draws a line of some width along the present path, and forgets it.
  func stroke(_ color: Theme.Color, width: Double) {
    setColor(color)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_stroke(context)
  }

  /// Paints in a rectangle whose upper left corner is where frames begin meanwhile; nothing outside
  /// is touched.
  func painted(
    within frame: DialogRect, _ paint: (Canvas) throws(PictureError) -> Void
  ) throws(PictureError) {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_rectangle(context, frame.x, frame.y, frame.width, frame.height)
    cairo_clip(context)
    cairo_translate(context, frame.x, frame.y)
    try paint(self)
  }
}
