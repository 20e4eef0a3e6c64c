import CCompare
public import DialogGraphics
import SystemIO

/// Compares pictures.
public enum PictureComparison {
  /// The background of light dialogs, over which transparent pixels are judged by default.
  public static let background = RGBAColor(red: 246, green: 245, blue: 244)

  /// Compares a picture with its reference.
  ///
  /// Before the first comparison under a tolerance, the comparison tries itself on pictures of
  /// which it is known whether they differ.
  ///
  /// Pixels are straight RGBA. Alpha is compared by itself; then colours over the background and its
  /// inverse, of which the greater distance counts. Pictures of different sizes always differ; they
  /// are compared from the top left corner, as if transparent pixels were beyond their sides.
  ///
  /// - Parameters:
  ///   - reference: How the picture should be.
  ///   - actual: How it is.
  ///   - tolerance: How much may differ.
  ///   - background: What the picture stands on; its alpha does not count.
  ///   - frames: The parts of the picture, of which the difference tells which were hit.
  /// - Returns: What differs, or `nil` where nothing does that the tolerance does not allow.
  /// - Throws: ``ComparisonError`` when the comparison or the tolerance cannot be trusted, or there
  ///   is no memory.
  public static func compare(
    _ reference: Bitmap, _ actual: Bitmap, tolerance: Tolerance,
    background: RGBAColor = background, frames: [PictureFrame] = []
  ) throws(ComparisonError) -> PictureDifference? {
    try ComparatorCheck.verify(tolerance)
    return try judge(reference, actual, tolerance, background: background, frames: frames)
  }

  /// How far apart two opaque colours are: HyAB = |ΔLr| + √(Δa² + Δb²), black and white are 1 apart.
  ///
  /// a and b are those of OKLab (B. Ottosson, “A perceptual color space for image processing”, 2020),
  /// Lr its lightness corrected by the toe of “Two new color spaces for color picking”, 2021. HyAB is
  /// the metric of S. Abasi, M. Amani Tehran and M. D. Fairchild, “Distance metrics for very large
  /// color differences”, Color Research & Application 45(2), 2020.
  ///
  /// - Parameters:
  ///   - one: A colour in sRGB; its alpha does not count.
  ///   - other: Another one.
  /// - Returns: The distance, from 0.
  public static func distance(_ one: RGBAColor, _ other: RGBAColor) -> Double {
    CCompareDistance([one.red, one.green, one.blue], [other.red, other.green, other.blue])
  }

  /// Compares without trying itself first.
  static func judge(
    _ reference: Bitmap, _ actual: Bitmap, _ tolerance: Tolerance,
    background: RGBAColor = background, frames: [PictureFrame] = []
  ) throws(ComparisonError) -> PictureDifference? {
    guard reference.size == actual.size else {
      let size = try widest(reference.size, actual.size)
      return try difference(
        reference.padded(to: size), actual.padded(to: size), tolerance, background, frames,
        sizes: (reference.size, actual.size))
    }
    return try difference(
      reference, actual, tolerance, background, frames, sizes: (reference.size, actual.size))
  }

  private static func widest(
    _ one: PixelSize, _ other: PixelSize
  ) throws(ComparisonError) -> PixelSize {
    do {
      return try PixelSize(
        width: max(one.width, other.width), height: max(one.height, other.height))
    } catch {
      throw .size(error)
    }
  }

  /// What differs in two pictures of one size.
  private static func difference(
    _ reference: Bitmap, _ actual: Bitmap, _ tolerance: Tolerance, _ background: RGBAColor,
    _ frames: [PictureFrame], sizes: (reference: PixelSize, actual: PixelSize)
  ) throws(ComparisonError) -> PictureDifference? {
    let isResized = sizes.reference != sizes.actual
    var box = CCompareBox(x: 0, y: 0, width: 0, height: 0)
    guard CCompareFindBox(reference.pixels, actual.pixels, reference.width, reference.height, &box)
    else {
      return isResized
        ? PictureDifference(reference, actual, sizes, tolerance, DifferenceMap(reference.size))
        : nil
    }
    guard Memory.has(byteCount: reference.size.pixelCount) else { throw .noMemory }
    let map = try DifferenceMap(reference, actual, box, tolerance, background)
    guard isResized || map.counts.differing > 0, isResized || map.densest > tolerance.perWindow
    else { return nil }
    return PictureDifference(
      reference, actual, sizes, tolerance, map, hits: map.hits(frames))
  }
}
