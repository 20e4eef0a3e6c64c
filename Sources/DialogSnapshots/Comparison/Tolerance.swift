/// How much two pictures may differ and still pass for equal.
///
/// A pixel differs if a sample is off by more than ``channel``, the colour by more than
/// ``distance``, and it is no edge that has moved by less than ``edgeShift``. There is no ratio of
/// pixels: the larger a picture, the more such a ratio would hide.
public struct Tolerance: Sendable, Hashable {
  /// The side of the squares in which differing pixels are counted: 16 pixels.
  public static let windowSide = 16

  /// Steps of 255 that red, green, blue and alpha may each be off, 0…255.
  public var channel: Int

  /// The distance of colours that is not seen, 0…1, where black and white are 1 apart.
  ///
  /// See ``PictureComparison/distance(_:_:)``. Alpha is measured by itself too, in parts of 255.
  public var distance: Double

  /// The part of a pixel that an antialiased edge may have moved by, 0…1; with 0 edges are pixels as
  /// all others.
  ///
  /// Where an edge moves by so much, a pixel on it changes by the same part of the contrast between
  /// the two sides. Without such a bound a round shape could move by a whole pixel unseen.
  public var edgeShift: Double

  /// How many differing pixels are let pass in each square of ``windowSide``, wherever it lies.
  public var perWindow: Int

  /// Makes a tolerance.
  ///
  /// - Parameters:
  ///   - channel: Steps of 255 that each sample may be off.
  ///   - distance: The distance of colours that is not seen.
  ///   - edgeShift: The part of a pixel that an antialiased edge may have moved by.
  ///   - perWindow: How many differing pixels are let pass in each square.
  public init(channel: Int, distance: Double, edgeShift: Double, perWindow: Int) {
    self.channel = channel
    self.distance = distance
    self.edgeShift = edgeShift
    self.perWindow = perWindow
  }

  /// Every byte is the same: for pictures by the same renderer with the same fonts.
  public static let exact = Tolerance(channel: 0, distance: 0, edgeShift: 0, perWindow: 0)

  /// What nobody sees passes, and nothing else: for another processor, or another patch of a
  /// library.
  ///
  /// 0.02 is about 1.2 in ΔE2000.
  public static let perceptual = Tolerance(
    channel: 2, distance: 0.02, edgeShift: 0.33, perWindow: 0)

  /// For another version of the rasterizer; it is better to record anew.
  public static let lenient = Tolerance(
    channel: 2, distance: 0.05, edgeShift: 0.6, perWindow: 24)
}
