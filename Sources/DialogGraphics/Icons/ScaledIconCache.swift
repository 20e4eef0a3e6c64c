import Synchronization

/// Icons that were read and scaled once, so that the next one who asks need not wait for it.
///
/// What comes out is what ``PNGImage/init(bytes:scaledTo:_:limits:)`` gives, in 8 bits: an icon is found by the
/// bytes of its PNG, which are compared in full, by the target, the way of scaling and the limits.
/// A file is read each time, and so is seen when it has changed; what is spared is the rest.
///
/// It may be used from several threads. They do not wait for each other's work: where two ask at
/// once for what is not there, both may do it.
public final class ScaledIconCache: Sendable {
  /// The most bytes that are kept: those of the PNGs and of the pixels, for each icon.
  ///
  /// Where there would be more, the icons that were not asked for longest leave. An icon that is
  /// larger by itself is handed out but not kept.
  public let byteLimit: Int

  private let store: Mutex<LeastRecentlyUsed<ScaledIconKey, Bitmap>>

  /// Makes an empty cache.
  ///
  /// - Parameter byteLimit: The most bytes of PNGs and pixels, 16 MiB if not named: some hundreds of
  ///   icons at the sizes of dialogs. With 0 or less nothing is kept.
  public init(byteLimit: Int = 16 << 20) {
    self.byteLimit = byteLimit
    store = Mutex(LeastRecentlyUsed(limit: byteLimit))
  }

  /// How many bytes are kept now.
  public var byteCount: Int { store.withLock(\.cost) }

  /// An icon at a size, from a PNG in memory.
  ///
  /// - Parameters:
  ///   - png: The PNG, from its signature to its IEND chunk.
  ///   - target: The size.
  ///   - resampling: The way of scaling.
  ///   - limits: How much the PNG may ask for.
  /// - Returns: The icon.
  /// - Throws: ``ScalingError`` when the PNG cannot be read, or has no picture of that size.
  public func icon(
    png: [UInt8], target: ScaleTarget, resampling: Resampling = .default,
    limits: PNGLimits = .default
  ) throws(ScalingError) -> Bitmap {
    let key = ScaledIconKey(png: png, target: target, resampling: resampling, limits: limits)
    return try icon(for: key, path: nil)
  }

  /// An icon at a size, from a PNG file.
  ///
  /// - Parameters:
  ///   - path: The file, absolute or relative to the current directory.
  ///   - target: The size.
  ///   - resampling: The way of scaling.
  ///   - limits: How much the PNG may ask for.
  /// - Returns: The icon.
  /// - Throws: ``ScalingError`` when the file cannot be read, or has no picture of that size; an
  ///   error of the file names it.
  public func icon(
    contentsOf path: String, target: ScaleTarget, resampling: Resampling = .default,
    limits: PNGLimits = .default
  ) throws(ScalingError) -> Bitmap {
    let png = try ScalingError.reading { () throws(PNGError) in
      try FileReading.bytes(of: path, limit: limits.maximumByteCount)
    }
    let key = ScaledIconKey(png: png, target: target, resampling: resampling, limits: limits)
    return try icon(for: key, path: path)
  }

  /// The path is for errors.
  private func icon(for key: ScaledIconKey, path: String?) throws(ScalingError) -> Bitmap {
    if let icon = store.withLock({ $0.value(for: key) }) { return icon }
    let image = try PNGImage(
      bytes: key.png, path: path, scaledTo: key.target, key.resampling, limits: key.limits)
    let icon: Bitmap
    do { icon = try image.bitmap } catch { throw .size(error) }
    store.withLock { $0.keep(icon, for: key, cost: key.png.count + icon.pixels.count) }
    return icon
  }
}
