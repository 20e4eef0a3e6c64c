internal import CPango
internal import DialogGraphics
internal import Dialogs

// Cairo's pixels are 32-bit words of alpha, red, green and blue, colours multiplied by alpha;
// a Bitmap's are bytes of red, green, blue and alpha, and are not.
extension Canvas {
  /// Ends painting: everything is in the pixels then.
  func finish() throws(PictureError) {
    cairo_surface_flush(surface)
    try check()
    cairo_surface_finish(surface)
  }

  /// Makes a Bitmap's pixels of Cairo's, in place.
  static func straighten(_ pixels: UnsafeMutableBufferPointer<UInt8>, width: Int) {
    pixels.withMemoryRebound(to: UInt32.self) { words in
      for start in stride(from: 0, to: words.count, by: width) {
        let row = UnsafeMutableBufferPointer(rebasing: words[start..<(start + width)])
        // Without a branch, as nearly all rows are opaque: compilers make vectors of that.
        var all = UInt32.max
        for x in 0..<width {
          let word = row[x]
          all &= word
          row[x] = bytes(word >> 16 & 0xFF, word >> 8 & 0xFF, word & 0xFF, word >> 24)
        }
        if all >> 24 != 255 {
          for x in 0..<width { row[x] = straight(row[x]) }
        }
      }
    }
  }

  /// The four bytes of a pixel, whose colours are no longer multiplied by alpha.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let pixel = UInt32(littleEndian: pixel)
    let alpha = pixel >> 24
    if alpha == 0 { return 0 }
    func divided(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha)
    }
    return bytes(divided(0), divided(8), divided(16), alpha)
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
