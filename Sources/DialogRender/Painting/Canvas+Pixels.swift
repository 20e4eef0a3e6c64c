internal import CPango
internal import DialogGraphics
internal import Dialogs

// Cairo's pixels are 32-bit words of alpha, red, green and blue, colours multiplied by alpha;
// a Bitmap's are bytes of red, green, blue and alpha, and are not.
extension Canvas {
  /// The picture as it stands.
  func bitmap() throws(PictureError) -> Bitmap {
    try check()
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else {
      throw .drawing("cairo_image_surface_get_data")
    }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let count = width * height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { pixels, initialized in
      let words = UnsafeMutableRawBufferPointer(pixels).bindMemory(to: UInt32.self)
      for y in 0..<height {
        let row = UnsafeMutableRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { words[y * width + x] = Self.straight(row[x]) }
      }
      initialized = count
    }
    do {
      return try Bitmap(width: width, height: height, pixels: pixels)
    } catch {
      throw .tooLarge(width: Double(width), height: Double(height))
    }
  }

  /// A word of Cairo's as the four bytes of a Bitmap's pixel.
  private static func straight(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 0 { return 0 }
    if alpha == 255 { return bytes(word >> 16 & 0xFF, word >> 8 & 0xFF, word & 0xFF, alpha) }
    func divided(_ shift: UInt32) -> UInt32 {
      min(255, ((word >> shift & 0xFF) * 255 + alpha / 2) / alpha)
    }
    return bytes(divided(16), divided(8), divided(0), alpha)
  }

  private static func bytes(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32)
    -> UInt32
  {
    (red | green << 8 | blue << 16 | alpha << 24).littleEndian
  }

  /// Paints a bitmap, one of its pixels on one of the canvas, in the middle of a frame.
  func paint(_ bitmap: Bitmap, in frame: DialogRect, opacity: Double) throws(PictureError) {
    let picture = try Canvas(width: bitmap.width, height: bitmap.height)
    picture.copy(bitmap)
    let x = ((frame.midX * scale) - Double(bitmap.width) / 2).rounded()
    let y = ((frame.midY * scale) - Double(bitmap.height) / 2).rounded()
    cairo_save(context)
    cairo_scale(context, 1 / scale, 1 / scale)
    cairo_set_source_surface(context, picture.surface, x, y)
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
  }

  private func copy(_ bitmap: Bitmap) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<bitmap.height {
        let row = UnsafeMutableRawPointer(data + y * stride)
        for x in 0..<bitmap.width {
          let place = (y * bitmap.width + x) * 4
          let alpha = UInt32(pixels[place + 3])
          func multiplied(_ part: Int) -> UInt32 {
            (UInt32(pixels[place + part]) * alpha + 127) / 255
          }
          let word = alpha << 24 | multiplied(0) << 16 | multiplied(1) << 8 | multiplied(2)
          row.storeBytes(of: word, toByteOffset: x * 4, as: UInt32.self)
        }
      }
    }
    cairo_surface_mark_dirty(surface)
  }
}
