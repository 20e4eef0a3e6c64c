/// How pixels are made of other pixels when a picture is scaled.
public struct Resampling: Sendable, Hashable {
  /// What the weights are applied to.
  public enum Light: String, Sendable, Hashable, CaseIterable {
    /// Samples as they are encoded, which is what nearly all programs do.
    case encoded
    /// Samples made proportional to light first, and encoded again afterwards: fine patterns keep
    /// their brightness.
    ///
    /// By the transfer function of sRGB (IEC 61966-2-1); or, for a ``PNGImage`` whose file names
    /// another gamma and neither sRGB nor a profile, by that power.
    case linear
  }

  /// Whether speed may cost accuracy.
  public enum Quality: String, Sendable, Hashable, CaseIterable {
    /// Within one step of 255 of the definition; within 0.51 of 65535 for 16-bit pictures.
    case exact
    /// Within two steps of 255 on icons; hard lines may be off by five, noise by eight.
    ///
    /// Where both sides shrink to an eighth or less, boxes of pixels are averaged first, and the
    /// filter does the rest, which is a ratio of 4 at least.
    ///
    /// In linear light and for 16-bit pictures it is as ``exact``.
    case fast
  }

  /// Lanczos3 on encoded samples, exact.
  public static let `default` = Resampling()

  /// How much a source pixel counts.
  public var filter: ResamplingFilter

  /// What the weights are applied to.
  public var light: Light

  /// Whether speed may cost accuracy.
  public var quality: Quality

  /// Makes a way of scaling; what is not named is as in ``default``.
  ///
  /// - Parameters:
  ///   - filter: How much a source pixel counts.
  ///   - light: What the weights are applied to.
  ///   - quality: Whether speed may cost accuracy.
  public init(
    filter: ResamplingFilter = .lanczos3, light: Light = .encoded, quality: Quality = .exact
  ) {
    self.filter = filter
    self.light = light
    self.quality = quality
  }
}
