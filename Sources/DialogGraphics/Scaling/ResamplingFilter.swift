/// How much a source pixel counts for a result pixel, by its distance.
///
/// When shrinking, every filter but ``nearest`` is stretched by the ratio, so that all source pixels
/// are heard (antialiasing).
public enum ResamplingFilter: String, Sendable, Hashable, CaseIterable {
  /// The pixel under the centre of the result pixel, as it is: for pixel art, and for masks.
  case nearest
  /// Every source pixel by the area that the result pixel covers of it.
  case box
  /// Linear interpolation, "bilinear".
  case triangle
  /// The cubic through its own samples: sharp, little ringing.
  ///
  /// R. Keys, "Cubic convolution interpolation for digital image processing", IEEE Transactions on
  /// Acoustics, Speech and Signal Processing 29 (1981), with a = −½.
  case catmullRom = "catmull-rom"
  /// The cubic between blur and ringing.
  ///
  /// D. Mitchell and A. Netravali, "Reconstruction filters in computer graphics", SIGGRAPH (1988),
  /// with B = C = ⅓.
  case mitchell
  /// The sinc, windowed by its own middle lobe over two lobes on each side.
  ///
  /// C. E. Duchon, "Lanczos filtering in one and two dimensions", Journal of Applied Meteorology
  /// 18 (1979).
  case lanczos2
  /// The same over three lobes on each side: the sharpest here.
  case lanczos3
}
