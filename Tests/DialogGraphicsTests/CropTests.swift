import DialogGraphics
import Testing

@Suite("A picture that fills a box")
struct CropTests {
  private static let ways = ResamplingFilter.allCases.flatMap { filter in
    [
      Resampling(filter: filter), Resampling(filter: filter, quality: .fast),
      Resampling(filter: filter, light: .linear),
    ]
  }

  /// So wide that no anchor keeps all of it, and with sides that no box divides.
  private static let sizes = [(211, 24), (23, 130), (67, 66)]

  @Test("is the part of the whole that the anchor names", arguments: ways, sizes)
  func part(resampling: Resampling, size: (Int, Int)) throws {
    let picture = try Pictures.noise(size.0, size.1)
    let deep = try Pictures.noise16(size.0, size.1)
    for anchor in ScaleAnchor.allCases {
      let target = ScaleTarget(width: 8, height: 3, mode: .fill, anchor: anchor)
      let place = try target.placement(of: picture.size)
      let whole = try picture.scaled(
        toWidth: place.wholeWidth, height: place.wholeHeight, resampling)
      let part = try picture.scaled(to: target, resampling)
      #expect(part.size == place.size)
      #expect(part.colors == Self.part(whole.colors, place), "\(anchor)")
      let deepWhole = try deep.scaled(
        toWidth: place.wholeWidth, height: place.wholeHeight, resampling)
      let deepPart = try deep.scaled(to: target, resampling)
      #expect(deepPart.colors == Self.part(deepWhole.colors, place), "16 bits, \(anchor)")
    }
  }

  @Test("keeps one alpha where boxes reach beyond the edges", arguments: ResamplingFilter.allCases)
  func flat(filter: ResamplingFilter) throws {
    for width in [1029, 1031] {
      let color = RGBAColor(red: 200, green: 100, blue: 50, alpha: 128)
      let picture = try Bitmap(width: width, height: 100, color: color)
      let part = try picture.scaled(
        to: ScaleTarget(width: 8, height: 8, mode: .fill),
        Resampling(filter: filter, quality: .fast))
      #expect(part.colors.allSatisfy { $0 == [200, 100, 50, 128] }, "\(width)")
    }
  }

  private static func part<Pixel>(_ whole: [Pixel], _ place: ScalePlacement) -> [Pixel] {
    (0..<place.size.height).flatMap { y in
      whole[((place.y + y) * place.wholeWidth + place.x)...].prefix(place.size.width)
    }
  }
}
