internal import CPango

/// A canvas that becomes an SVG or PDF document in memory, measured in points.
///
/// Nothing in it tells when or where it was made: the same painting gives the same bytes.
final class VectorDocument {
  /// What to paint on.
  let canvas: Canvas
  private let format: PictureFormat
  private let output: Output

  /// What Cairo has written so far; it holds on to this as long as the surface is not finished.
  private final class Output {
    var bytes: [UInt8] = []
  }

  /// An empty document.
  ///
  /// - Parameters:
  ///   - format: SVG or PDF.
  ///   - width: In points.
  ///   - height: In points.
  ///   - scale: Pixels a point of the pictures in it: icons and emoji.
  /// - Throws: ``PictureError/drawing(_:)`` where Cairo has no memory.
  init(
    _ format: PictureFormat, width: Double, height: Double, scale: Double
  ) throws(PictureError) {
    let output = Output()
    let append: cairo_write_func_t = { output, bytes, count in
      guard let output, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<Output>.fromOpaque(output).takeUnretainedValue().bytes
        .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
    let pointer = Unmanaged.passUnretained(output).toOpaque()
    let surface =
      format == .pdf
      ? cairo_pdf_surface_create_for_stream(append, pointer, width, height)
      : cairo_svg_surface_create_for_stream(append, pointer, width, height)
    guard let surface else { throw .drawing("cairo_\(format)_surface_create_for_stream") }
    if format == .pdf {
      // What is no date is left out.
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "none")
    } else {
      // A pixel of CSS is a point of ours.
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    }
    self.format = format
    self.output = output
    canvas = try Canvas(owning: surface, width: width, height: height, scale: scale)
  }

  deinit {
    // While there is something that it can write to.
    cairo_surface_finish(canvas.surface)
  }

  /// The document; nothing can be painted on it any more.
  func finish() throws(PictureError) -> [UInt8] {
    try canvas.check()
    cairo_surface_finish(canvas.surface)
    let status = cairo_surface_status(canvas.surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .drawing(String(cString: cairo_status_to_string(status)))
    }
    return format == .svg ? Self.renumbered(output.bytes) : output.bytes
  }

  /// An SVG whose ids do not tell how many surfaces the program has made before, as Cairo's do.
  ///
  /// They are “surface” or “image” and a number, after a quotation mark or a “#”, which stand
  /// nowhere else, since texts are outlines.
  private static func renumbered(_ svg: [UInt8]) -> [UInt8] {
    let words = ["surface", "image"].map { Array($0.utf8) }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let marks = [UInt8(ascii: "\""), UInt8(ascii: "#")]
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    var result: [UInt8] = []
    var rest = svg[...]
    while let mark = rest.firstIndex(where: marks.contains) {
      result += rest[...mark]
      rest = rest[(mark + 1)...]
      guard let word = words.first(where: rest.starts) else { continue }
      let id = rest.dropFirst(word.count).prefix(while: digits.contains)
      guard !id.isEmpty else { continue }
      let number = numbers[id] ?? numbers.count
      numbers[id] = number
      result += word + Array("\(number)".utf8)
      rest = rest[id.endIndex...]
    }
    result += rest
    return result
  }
}
