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
    #expect(try engine((1024, 8), (1, 8)) == "FixedPointScaler")
    #expect(try engine((1025, 8), (1, 8)) == "WideScaler")
    // Averaging squares leaves fewer weights.
    #expect(try engine((9000, 9000), (1, 1), Resampling(quality: .fast)) == "FixedPointScaler")
  }

  @Test("is the exact one where rows of the result are too long to hold")
  func longRows() throws {
    #expect(try engine((1, 1000), (20_000, 1)) == "WideScaler")
    #expect(try engine((1, 10), (20_000, 1)) == "FixedPointScaler")
  }

  @Test(
    "scales alike on both sides of the line",
    arguments: [
      ((1024, 3), (1, 3)), ((1025, 3), (1, 3)), ((3, 1030), (3, 1)), ((1, 900), (900, 1)),
    ]
      as [((Int, Int), (Int, Int))])
  func alike(source: (Int, Int), target: (Int, Int)) throws {
    let picture = try Pictures.noise(source.0, source.1)
    let result = try picture.scaled(toWidth: target.0, height: target.1)
    let expected = ReferenceScaler(filter: .lanczos3).scale(picture, target.0, target.1)
    #expect(LargestError.weighted(result.pixels, maximum: 255, from: expected) <= 1)
  }

  @Test("remembers weights, and forgets those not used for longest")
  func cache() throws {
    let kernel = try #require(ResamplingKernel(.triangle))
    func weights(_ whole: Int) throws -> FixedPointWeights {
      let axis = ScaleAxis(source: 200_000, whole: whole, kept: 0..<whole)
      return try #require(
        FixedPointWeights.cached(axis, filter: .triangle, kernel: kernel, square: 1))
    }
    let first = try weights(1000)
    for whole in 1001..<1004 { _ = try weights(whole) }
    let again = try weights(1000)
    #expect(again.weights == first.weights)
    #expect(again.windows.count == 1000)
  }
}
