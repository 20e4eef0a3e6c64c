import CCompare
public import DialogGraphics

/// What differs between a picture and its reference, as text and as a picture.
public struct PictureDifference: Sendable {
  /// The greatest distance of a pixel from its reference.
  public struct Largest: Sendable, Hashable {
    /// The distance as ``PictureComparison/distance(_:_:)`` measures it, or of the alphas.
    public let distance: Double
    /// The column of the first such pixel.
    public let x: Int
    /// Its row.
    public let y: Int
    /// Its colour in the reference.
    public let reference: RGBAColor
    /// Its colour in the picture.
    public let actual: RGBAColor
  }

  /// How many pixels would differ at another tolerance.
  public struct SweepStep: Sendable, Hashable {
    /// ``Tolerance/distance``.
    public let distance: Double
    /// How many pixels are farther off, edges and small steps forgiven as the tolerance says.
    public let pixels: Int
  }

  /// A frame in which pixels differ.
  public struct Hit: Sendable, Hashable {
    /// The frame as it was given.
    public let frame: PictureFrame
    /// How many pixels of it differ.
    public let pixels: Int
  }

  /// The size of the reference.
  public let referenceSize: PixelSize
  /// The size of the picture.
  public let actualSize: PixelSize
  /// The tolerance under which they differ.
  public let tolerance: Tolerance
  /// How many pixels differ and are not forgiven.
  public var differingPixels: Int { map.counts.differing }
  /// How many pixels there are, in the greater width and height of the two.
  public var totalPixels: Int { reference.size.pixelCount }
  /// How many of them differ, from 0 to 1.
  public var ratio: Double { Double(differingPixels) / Double(totalPixels) }
  /// How many pixels differ as antialiased edges do, forgiven or not.
  public var antialiasedPixels: Int { map.counts.antialiased }
  /// How many of these are forgiven.
  public var forgivenPixels: Int { map.counts.forgiven }
  /// How many pixels differ by less than counts.
  public var toleratedPixels: Int { map.counts.tolerated }
  /// The most differing pixels in a square of ``Tolerance/windowSide``.
  public var densest: Int { map.densest }
  /// Boxes around pixels that lie together, those with the most pixels first; at most 8 of
  /// ``clusterCount``.
  public var clusters: [PixelRect] { map.clusters }
  /// How many such boxes there are.
  public var clusterCount: Int { map.clusterCount }
  /// The frames in which pixels differ, without those in whose parts all of the same pixels are.
  public let hits: [Hit]

  /// The greatest distance, of all pixels.
  public var largest: Largest {
    let (x, y) = (map.counts.largest_x, map.counts.largest_y)
    return Largest(
      distance: map.counts.largest, x: x, y: y,
      reference: reference.color(x, y), actual: actual.color(x, y))
  }

  /// How many pixels would differ at the distances 0.01, 0.02, 0.05, 0.1 and 0.2.
  public var sweep: [SweepStep] {
    let counts = map.counts.sweep
    let pixels = [counts.0, counts.1, counts.2, counts.3, counts.4]
    return zip(DifferenceMap.sweep, pixels).map { SweepStep(distance: $0, pixels: $1) }
  }

  private let reference: Bitmap
  private let actual: Bitmap
  private let map: DifferenceMap

  /// Takes pictures of one size, and their sizes as they were.
  init(
    _ reference: Bitmap, _ actual: Bitmap, _ sizes: (reference: PixelSize, actual: PixelSize),
    _ tolerance: Tolerance, _ map: DifferenceMap, hits: [Hit] = []
  ) {
    self.reference = reference
    self.actual = actual
    referenceSize = sizes.reference
    actualSize = sizes.actual
    self.tolerance = tolerance
    self.map = map
    self.hits = hits
  }

  /// Draws what differs over the reference, which is faded to light gray.
  ///
  /// Red is darker than the reference, orange as light or lighter, the stronger the larger the step
  /// (four times the step and 128), and yellow is forgiven as an antialiased edge.
  ///
  /// - Returns: An opaque picture in the greater width and height of the two.
  /// - Throws: ``ComparisonError`` when there is no memory.
  public func diffPicture() throws(ComparisonError) -> Bitmap {
    let samples = [UInt8](unsafeUninitializedCapacity: totalPixels * 4) { into, count in
      guard let start = into.baseAddress else { return }
      CCompareDraw(reference.pixels, actual.pixels, map.pixels, totalPixels, start)
      count = into.count
    }
    do {
      return try Bitmap(width: reference.width, height: reference.height, pixels: samples)
    } catch {
      throw .size(error)
    }
  }
}

extension Bitmap {
  fileprivate func color(_ x: Int, _ y: Int) -> RGBAColor {
    let start = y * bytesPerRow + x * 4
    return RGBAColor(
      red: pixels[start], green: pixels[start + 1], blue: pixels[start + 2],
      alpha: pixels[start + 3])
  }
}
