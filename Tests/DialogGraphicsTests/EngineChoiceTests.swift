import Testing

@testable import DialogGraphics

@Suite("The engine that scales")
struct EngineChoiceTests {
  private func engine(
    _ source: (Int, Int), _ target: (Int, Int), _ resampling: Resampling = .default,
    _ depth: SampleDepth = .eight
  ) throws -> String {
    let placement = try ScalePlacement(whole: PixelSize(width: target.0, height: target.1))
    let size = try PixelSize(width: source.0, height: source.1)
    return try "\(type(of: Scaling(placement, of: size, resampling, depth).scaler()))"
  }

  @Test("is the fast one for 8 bits, and the exact one for 16 bits and linear light")
  func byDepthAndLight() throws {
    #expect(try engine((100, 100), (50, 50)) == "FixedPointScaler")
    #expect(try engine((100, 100), (50, 50), .default, .sixteen) == "WideScaler")
    #expect(try engine((100, 100), (50, 50), Resampling(light: .linear)) == "WideScaler")
  }

  @Test("takes pixels as they are for nearest, and where no side changes")
  func nearest() throws {
    #expect(try engine((100, 100), (50, 50), Resampling(filter: .nearest)) == "NearestScaler")
    #expect(try engine((100, 100), (100, 100), .default, .sixteen) == "NearestScaler")
  }

  @Test("is the exact one where weights are too many for integers")
  func manyWeights() throws {
    #expect(try engine((448, 8), (1, 8)) == "FixedPointScaler")
    #expect(try engine((449, 8), (1, 8)) == "WideScaler")
    // Averaging squares leaves fewer weights.
    #expect(try engine((3500, 3500), (1, 1), Resampling(quality: .fast)) == "FixedPointScaler")
  }

  @Test(
    "scales alike on both sides of the line",
    arguments: [
      ((448, 3), (1, 3)), ((449, 3), (1, 3)), ((3, 460), (3, 1)), ((1, 900), (900, 1)),
    ]
      as [((Int, Int), (Int, Int))])
  func alike(source: (Int, Int), target: (Int, Int)) throws {
    let picture = try Pictures.noise(source.0, source.1)
    let result = try picture.scaled(toWidth: target.0, height: target.1)
    let expected = ReferenceScaler(filter: .lanczos3).scale(picture, target.0, target.1)
    #expect(LargestError.weighted(result.pixels, maximum: 255, from: expected) <= 1)
  }

  @Test("is fed the same weights again from what was remembered")
  func cache() throws {
    let kernel = try #require(ResamplingKernel(.triangle))
    let axis = ScaleAxis(source: 123, whole: 77, kept: 5..<70)
    let weights = (0..<2).map { _ in
      FixedPointWeights.cached(axis, filter: .triangle, kernel: kernel, boxSide: 1)
    }
    let made = try #require(FixedPointWeights(ResamplingWeights(axis, kernel: kernel)))
    #expect(weights.allSatisfy { $0?.weights == made.weights && $0?.shift == made.shift })
    let cut = ScaleAxis(source: 123, whole: 77, kept: 6..<70)
    let other = FixedPointWeights.cached(cut, filter: .triangle, kernel: kernel, boxSide: 1)
    #expect(other?.windows.count == 64)
  }

  @Test(
    "takes integers as large as there is room for",
    arguments: [(64, 8, 16), (8, 64, 14), (9, 6, 15)])
  func shift(source: Int, whole: Int, shift: UInt32) throws {
    let kernel = try #require(ResamplingKernel(.lanczos3))
    let axis = ScaleAxis(source: source, whole: whole, kept: 0..<whole)
    let weights = try #require(FixedPointWeights(ResamplingWeights(axis, kernel: kernel)))
    #expect(weights.shift == shift)
  }
}
