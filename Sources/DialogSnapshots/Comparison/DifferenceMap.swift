import CCompare
import DialogGraphics

/// What each pixel of two pictures was judged to be.
struct DifferenceMap: Sendable {
  /// The distances that are tried, to tell which tolerance would do.
  static let sweep = [0.01, 0.02, 0.05, 0.1, 0.2]
  /// Pixels between which there are no more than so many others belong together.
  static let gap = 4
  /// How many clusters are listed.
  static let listed = 8

  let size: PixelSize
  /// A byte a pixel, rows from the top: `CComparePixel`.
  let pixels: [UInt8]
  let counts: CCompareCounts
  /// The most differing pixels in any square of the tolerance's.
  let densest: Int
  /// The clusters with the most pixels.
  let clusters: [PixelRect]
  /// How many clusters there are in all.
  let clusterCount: Int

  /// Of pictures that are equal.
  init(_ size: PixelSize) {
    self.size = size
    pixels = [UInt8](repeating: 0, count: size.pixelCount)
    counts = CCompareCounts()
    densest = 0
    clusters = []
    clusterCount = 0
  }

  /// Of pictures of one size that differ in the box.
  init(
    _ reference: Bitmap, _ actual: Bitmap, _ box: CCompareBox, _ tolerance: Tolerance,
    _ background: RGBAColor
  ) throws(ComparisonError) {
    size = reference.size
    let width = size.width
    var counts = CCompareCounts()
    let limits = CCompareTolerance(tolerance, over: background)
    pixels = [UInt8](unsafeUninitializedCapacity: size.pixelCount) { map, count in
      guard let start = map.baseAddress else { return }
      counts = withUnsafePointer(to: limits) {
        CCompareJudge(reference.pixels, actual.pixels, width, reference.height, box, $0, start)
      }
      count = map.count
    }
    self.counts = counts
    guard counts.differing > 0 else {
      densest = 0
      clusters = []
      clusterCount = 0
      return
    }
    densest = CCompareDensest(pixels, width, box, Tolerance.windowSide)
    var found = [CCompareCluster](repeating: CCompareCluster(), count: Self.listed)
    clusterCount = CCompareFindClusters(pixels, width, box, Self.gap, &found, found.count)
    // C says so where it had no memory, as the largest number that there is.
    guard densest >= 0, clusterCount >= 0 else { throw .noMemory }
    clusters = found.prefix(clusterCount).map { PixelRect($0.box) }
  }

  /// The frames in which pixels differ, the innermost: one that holds another is told only if more
  /// differ in it.
  func hits(_ frames: [PictureFrame]) -> [PictureDifference.Hit] {
    let inside = frames.compactMap { frame in frame.rect.clipped(to: size).map { (frame, $0) } }
    let counted = inside.map { (frame, rect) in
      (hit: PictureDifference.Hit(frame: frame, pixels: count(in: rect)), rect: rect)
    }
    return counted.filter { outer in
      outer.hit.pixels > 0
        && !counted.contains { inner in
          inner.hit.pixels == outer.hit.pixels && inner.rect.area < outer.rect.area
            && outer.rect.contains(inner.rect)
        }
    }.map(\.hit)
  }

  private func count(in rect: PixelRect) -> Int {
    CCompareCount(pixels, size.width, CCompareBox(rect))
  }
}

extension CCompareTolerance {
  init(_ tolerance: Tolerance, over background: RGBAColor) {
    self.init()
    channel = Int32(clamping: tolerance.channel)
    distance = tolerance.distance
    edge_shift = tolerance.edgeShift
    let (red, green, blue) = (background.red, background.green, background.blue)
    backgrounds = ((red, green, blue), (255 - red, 255 - green, 255 - blue))
    let limits = DifferenceMap.sweep
    sweep = (limits[0], limits[1], limits[2], limits[3], limits[4])
  }
}

extension CCompareBox {
  init(_ rect: PixelRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension PixelRect {
  init(_ box: CCompareBox) {
    self.init(x: box.x, y: box.y, width: box.width, height: box.height)
  }
}
