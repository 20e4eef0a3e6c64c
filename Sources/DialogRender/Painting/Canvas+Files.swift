internal import DialogGraphics

extension Canvas {
  /// What is painted on a picture in memory, so many points wide and high, which is clear where there is
  /// no ground.
  ///
  /// It is painted where the bitmap's pixels will be: a second picture in memory would take longer to
  /// come by than its pixels to paint.
  static func bitmap(
    width: Double, height: Double, scale: Double, ground: Theme.Color?,
    painted: (Canvas) throws(PictureError) -> Void
  ) throws(PictureError) -> Bitmap {
    let columns = (width * scale).rounded()
    let rows = (height * scale).rounded()
    // Cairo's own bound on a side, and 256 MiB of pixels.
    guard columns <= 32_767, rows <= 32_767, columns * rows <= Double(1 << 26) else {
      throw .tooLarge(width: columns, height: rows)
    }
    let (width, height) = (Int(columns), Int(rows))
    let count = width * height * 4
    let pixels = try [UInt8](unsafeUninitializedCapacity: count) {
      (pixels, initialized) throws(PictureError) in
      let canvas = try Canvas(pixels: pixels, width: width, height: height, scale: scale)
      canvas.cover(with: ground ?? Theme.Color(0x000000, alpha: 0))
      initialized = count
      try painted(canvas)
      try canvas.finish()
      Self.straighten(pixels, width: width)
    }
    do { return try Bitmap(width: width, height: height, pixels: pixels) } catch {
      throw .tooLarge(width: columns, height: rows)
    }
  }

  /// The file of what is painted; the compression is that of a PNG.
  static func file(
    as format: PictureFormat, width: Double, height: Double, scale: Double, ground: Theme.Color?,
    compression: PNGCompression, painted: (Canvas) throws(PictureError) -> Void
  ) throws(PictureError) -> [UInt8] {
    switch format {
    case .png:
      let bitmap = try bitmap(
        width: width, height: height, scale: scale, ground: ground, painted: painted)
      do { return try bitmap.png(compression: compression) } catch { throw .output(error) }
    case .svg, .pdf:
      let document = try VectorDocument(format, width: width, height: height, scale: scale)
      if let ground { document.canvas.fillAll(ground) }
      try painted(document.canvas)
      return try document.finish()
    }
  }
}
