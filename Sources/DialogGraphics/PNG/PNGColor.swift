import CPNG

/// What a PNG says about the meaning of its samples.
///
/// It is handed on as it is: reading and writing change no sample because of it, and scaling in linear
/// light heeds the gamma. Where
/// nothing is said, samples are taken for sRGB.
public struct PNGColor: Sendable, Hashable {
  /// How colours that a device does not have are replaced (ICC.1:2010, 0.1).
  public enum RenderingIntent: UInt8, Sendable, CaseIterable {
    /// Pleasing: for photographs.
    case perceptual = 0
    /// True beside the white of the device: for logos.
    case relativeColorimetric = 1
    /// Vivid: for charts.
    case saturation = 2
    /// True beside any white: for proofs.
    case absoluteColorimetric = 3
  }

  /// An ICC colour profile.
  public struct Profile: Sendable, Hashable {
    /// Its name in the file: 1 to 79 Latin-1 characters.
    public var name: String

    /// The profile, uncompressed.
    public var bytes: [UInt8]

    /// Makes a profile; libpng judges it when it is written.
    ///
    /// - Parameters:
    ///   - name: 1 to 79 Latin-1 characters.
    ///   - bytes: The profile, uncompressed.
    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }

    /// Whether it is for shades of gray, not for colours (ICC.1:2010, 7.2.6).
    var isGray: Bool { bytes.dropFirst(16).starts(with: "GRAY".utf8) }
  }

  /// The exponent by which light was encoded, for instance 0.45455 (gAMA chunk).
  ///
  /// Given to five places. An sRGB chunk implies 0.45455; `nil` where neither is there.
  public var gamma: Double?

  /// The intent of an sRGB chunk: samples are sRGB (IEC 61966-2-1) where it is not `nil`.
  public var renderingIntent: RenderingIntent?

  /// The profile of an iCCP chunk.
  public var profile: Profile?

  /// The power of light that samples are, or `nil` where they follow the curve of sRGB, or a profile
  /// that nothing here reads.
  ///
  /// Within 5 %, libpng's own bound, 0.45455 is taken for that curve, which it stands in for.
  var power: Double? {
    guard let gamma, renderingIntent == nil, profile == nil, abs(gamma / 0.45455 - 1) > 0.05
    else { return nil }
    return gamma
  }

  /// Makes a statement; what is not named is not said.
  ///
  /// - Parameters:
  ///   - gamma: The exponent by which light was encoded.
  ///   - renderingIntent: The intent, for samples that are sRGB.
  ///   - profile: The ICC profile.
  public init(
    gamma: Double? = nil, renderingIntent: RenderingIntent? = nil, profile: Profile? = nil
  ) {
    self.gamma = gamma
    self.renderingIntent = renderingIntent
    self.profile = profile
  }
}

extension PNGColor {
  init(_ remarks: CPNGRemarks) {
    gamma = remarks.gamma == 0 ? nil : Double(remarks.gamma) / 100_000
    renderingIntent = UInt8(exactly: remarks.rendering_intent).flatMap(RenderingIntent.init)
    profile = remarks.profile_name.map { name in
      let bytes = UnsafeBufferPointer(start: remarks.profile, count: Int(remarks.profile_count))
      return Profile(name: Latin1.text(name), bytes: [UInt8](bytes))
    }
  }
}
