import Glibc
import Testing

@testable import DialogGraphics

@Suite("Scaling")
struct ScalingTests {
  private static let waysButNearest = ResamplingFilter.allCases.filter { $0 != .nearest }.flatMap {
    filter in
    [
      Resampling(filter: filter), Resampling(filter: filter, light: .linear),
      Resampling(filter: filter, quality: .fast),
    ]
  }

  private static let pairs = [
    (37, 29, 16, 11), (16, 11, 37, 29), (40, 30, 41, 29), (64, 64, 8, 8), (8, 8, 32, 32),
    (1, 1, 5, 5), (1, 150, 1, 128), (200, 4, 10, 1), (4, 200, 1, 10), (20, 1, 7, 1),
    (31, 17, 31, 5), (17, 31, 5, 31), (3, 50, 30, 5), (50, 3, 5, 30), (2, 2, 3, 3), (13, 9, 1, 1),
  ]

  @Test(
    "is within one step of the definition in double precision",
    arguments: ResamplingFilter.allCases.filter { $0 != .nearest }, pairs)
  func reference(filter: ResamplingFilter, sizes: (Int, Int, Int, Int)) throws {
    let (width, height, newWidth, newHeight) = sizes
    let source = try Pictures.noise(width, height)
    for light in Resampling.Light.allCases {
      let result = try source.scaled(
        toWidth: newWidth, height: newHeight, Resampling(filter: filter, light: light))
      let expected = ReferenceScaler(filter: filter, light: light).scale(
        source, newWidth, newHeight)
      #expect(LargestError.weighted(result.pixels, maximum: 255, from: expected) <= 1, "\(light)")
    }
  }

  @Test(
    "of 16 bits is within 0.51 of 65535 of the definition in double precision",
    arguments: ResamplingFilter.allCases.filter { $0 != .nearest }, pairs)
  func reference16(filter: ResamplingFilter, sizes: (Int, Int, Int, Int)) throws {
    let (width, height, newWidth, newHeight) = sizes
    let source = try Pictures.noise16(width, height)
    for light in Resampling.Light.allCases {
      let result = try source.scaled(
        toWidth: newWidth, height: newHeight, Resampling(filter: filter, light: light))
      let expected = ReferenceScaler(filter: filter, light: light).scale(
        source.samples.map(Double.init), maximum: 65535, from: (width, height),
        to: (newWidth, newHeight))
      #expect(
        LargestError.straight(result.samples, maximum: 65535, from: expected) <= 0.51, "\(light)")
    }
  }

  @Test(
    "nearest takes the pixel under the centre, hidden colour and all",
    arguments: [(7, 3), (3, 7), (5, 5), (1, 4), (4, 1), (10_000, 1), (1, 10_000)])
  func nearest(from length: Int, to newLength: Int) throws {
    let source = try Pictures.noise(length, 2)
    let result = try source.scaled(
      toWidth: newLength, height: 3, Resampling(filter: .nearest, light: .linear, quality: .fast))
    let rows = [0, 1, 1]
    for (index, color) in result.colors.enumerated() {
      let place = (Double(index % newLength) + 0.5) * Double(length) / Double(newLength)
      #expect(color == source.colors[rows[index / newLength] * length + Int(place)])
    }
  }

  @Test(
    "flat colour stays flat under varying alpha",
    arguments: [(40, 40, 13, 13), (13, 13, 40, 40), (50, 7, 20, 30), (96, 96, 18, 18)],
    Self.waysButNearest)
  func flat(sizes: (Int, Int, Int, Int), resampling: Resampling) throws {
    let (width, height, newWidth, newHeight) = sizes
    let noise = try Pictures.noise(width, height).colors
    let source = try Pictures.drawn(width, height) { x, y in
      [200, 100, 3, noise[y * width + x][0] > 100 ? noise[y * width + x][3] : 0]
    }
    let visible = try source.scaled(toWidth: newWidth, height: newHeight, resampling).colors
      .filter { $0[3] > 0 }
    #expect(visible.count > newWidth * newHeight / 2)
    #expect(visible.allSatisfy { $0[0...2] == [200, 100, 3] })
  }

  @Test(
    "one pixel of another colour is not painted over, wherever it is",
    arguments: [0, 31, 32, 50, 63, 64, 69], [0, 1, 8])
  func oneOther(x: Int, y: Int) throws {
    let source = try Pictures.drawn(70, 9) { atX, atY in
      (atX, atY) == (x, y) ? [0, 255, 0, 255] : [200, 0, 3, atX < 20 ? 0 : 255]
    }
    let colors = try source.scaled(toWidth: 35, height: 9).colors
    #expect(colors[y * 35 + x / 2][1] > 90)
  }

  @Test("colour under transparent pixels does not bleed", arguments: waysButNearest)
  func noBleeding(resampling: Resampling) throws {
    let source = try Pictures.drawn(40, 20) { x, y in
      x < 20 ? [255, 0, 0, 0] : y < 10 ? [0, 0, 255, 255] : [0, 255, 0, 255]
    }
    for color in try source.scaled(toWidth: 15, height: 9, resampling).colors {
      #expect(color[0] == 0)
      #expect(color[3] == 0 || Int(color[1]) + Int(color[2]) >= 250)
    }
  }

  @Test(
    "nothing moves",
    arguments: [
      (64, 64, 256, 256), (64, 64, 24, 24), (61, 47, 20, 33), (30, 50, 77, 20),
    ], Self.waysButNearest)
  func centroid(sizes: (Int, Int, Int, Int), resampling: Resampling) throws {
    let (width, height, newWidth, newHeight) = sizes
    let (centerX, centerY) = (Double(width) * 0.47 - 0.3, Double(height) * 0.52 - 0.2)
    let spread = Double(min(width, height)) / 9
    let source = try Pictures.drawn(width, height) { x, y in
      let (dx, dy) = (Double(x) - centerX, Double(y) - centerY)
      // So smooth that no filter overshoots, and rounding to bytes matters little.
      return [9, 9, 9, UInt8(250 * exp(-(dx * dx + dy * dy) / (2 * spread * spread)) + 0.5)]
    }
    let before = Self.centroid(source)
    let after = Self.centroid(
      try source.scaled(toWidth: newWidth, height: newHeight, resampling))
    #expect(abs(before.x - after.x) * Double(width) <= 0.01)
    #expect(abs(before.y - after.y) * Double(height) <= 0.01)
  }

  @Test(
    "extreme ratios keep a flat colour and the middle of a gradient",
    arguments: [(10_000, 1, 1, 1), (1, 10_000, 1, 1), (1, 1, 10_000, 1), (1, 1, 1, 10_000)])
  func extreme(width: Int, height: Int, newWidth: Int, newHeight: Int) throws {
    let flat = try Bitmap(
      width: width, height: height, color: RGBAColor(red: 7, green: 77, blue: 177, alpha: 99))
    let scaled = try flat.scaled(toWidth: newWidth, height: newHeight)
    #expect(scaled.size == (try PixelSize(width: newWidth, height: newHeight)))
    #expect(scaled.colors.allSatisfy { $0 == [7, 77, 177, 99] })
    let last = max(1, width + height - 2)
    let gradient = try Pictures.drawn(width, height) { x, y in
      let shade = UInt8((x + y) * 255 / last)
      return [shade, shade, shade, 255]
    }
    let shades = try gradient.scaled(toWidth: newWidth, height: newHeight).colors
    let middle = width * height == 1 ? 0 : 127
    #expect(shades.allSatisfy { abs(Int($0[0]) - middle) <= 1 && $0[3] == 255 })
  }

  @Test(
    "a checkerboard keeps its brightness in linear light, whatever the file's gamma",
    arguments: [
      (nil, .encoded, 127.5), (nil, .linear, 187.5), (0.45455, .linear, 187.5),
      (1, .linear, 127.5), (0.625, .linear, 165.3), (1, .encoded, 127.5),
    ] as [(Double?, Resampling.Light, Double)])
  func checkerboard(gamma: Double?, light: Resampling.Light, brightness: Double) throws {
    let board = try Pictures.drawn(64, 64) { x, y in
      (x + y) % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255]
    }
    let image = try PNGImage(bytes: board.png(color: PNGColor(gamma: gamma)))
    let target = ScaleTarget(width: 4, height: 4)
    let resampling = Resampling(light: light)
    for scaled in try [
      image.scaled(to: target, resampling),
      PNGImage(bytes: image.png(), scaledTo: target, resampling),
    ] {
      for color in try scaled.bitmap.colors {
        #expect(abs(Double(color[0]) - brightness) <= 0.7)
      }
    }
  }

  @Test("a wide row becomes a tall column")
  func turned() throws {
    let flat = try Bitmap(width: 3000, height: 1, color: RGBAColor(red: 7, green: 77, blue: 177))
    let scaled = try flat.scaled(toWidth: 1, height: 3000)
    #expect(scaled.colors.allSatisfy { $0 == [7, 77, 177, 255] })
  }

  @Test("the same size is the same picture, hidden colour and all")
  func unchanged() throws {
    let source = try Pictures.noise(12, 9)
    #expect(try source.scaled(toWidth: 12, height: 9) == source)
  }

  @Test(
    "a size that cannot be is refused",
    arguments: [
      (0, 5, .noSize), (5, -1, .noSize), (.max, 2, .tooLarge), (1 << 20, 1 << 20, .tooLarge),
    ] as [(Int, Int, BitmapError.Code)])
  func refused(width: Int, height: Int, code: BitmapError.Code) throws {
    let source = try Pictures.noise(3, 3)
    let error = try #require(throws: BitmapError.self) {
      try source.scaled(toWidth: width, height: height)
    }
    #expect(error.code == code)
  }

  /// The mean place of the alpha, each side counted from 0 to 1.
  private static func centroid(_ bitmap: Bitmap) -> (x: Double, y: Double) {
    var (sum, sumX, sumY) = (0.0, 0.0, 0.0)
    for (index, color) in bitmap.colors.enumerated() {
      let alpha = Double(color[3])
      sum += alpha
      sumX += alpha * (Double(index % bitmap.width) + 0.5)
      sumY += alpha * (Double(index / bitmap.width) + 0.5)
    }
    return (sumX / sum / Double(bitmap.width), sumY / sum / Double(bitmap.height))
  }
}
