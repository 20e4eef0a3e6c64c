import Testing

@testable import DialogGraphics

@Suite("Resampling weights")
struct ResamplingWeightsTests {
  @Test(
    "sum to exactly one and stay within the source",
    arguments: [
      (1, 1), (1, 9), (9, 1), (2, 3), (3, 2), (1024, 128), (512, 96), (64, 256), (640, 641),
      (10_000, 1), (1, 10_000), (100_000, 3), (7, 7),
    ])
  func sums(source: Int, target: Int) throws {
    let made = ResamplingWeights(
      ScaleAxis(source: source, whole: target, kept: 0..<target),
      kernel: try #require(ResamplingKernel(.lanczos3)))
    #expect(made.windows.count == target)
    for window in made.windows {
      #expect(!window.source.isEmpty)
      #expect(window.source.lowerBound >= 0 && window.source.upperBound <= source)
      #expect(window.source.count <= made.span)
      let weights = made.weights[window.offset..<window.offset + window.source.count]
      #expect(weights.reduce(0, +) == 1)
      #expect(weights.reversed().reduce(0, +) == 1)
    }
  }

  @Test("are mirrored from end to end", arguments: [(30, 7), (7, 30), (11, 4), (5, 6)])
  func mirrored(source: Int, target: Int) throws {
    let made = ResamplingWeights(
      ScaleAxis(source: source, whole: target, kept: 0..<target),
      kernel: try #require(ResamplingKernel(.lanczos3)))
    for (window, other) in zip(made.windows, made.windows.reversed()) {
      #expect(window.source.lowerBound == source - other.source.upperBound)
      let weights = made.weights[window.offset..<window.offset + window.source.count]
      let others = made.weights[other.offset..<other.offset + other.source.count]
      for (weight, other) in zip(weights, others.reversed()) {
        #expect(abs(weight - other) < 1e-13)
      }
    }
  }

  @Test("leave a side alone that keeps its length")
  func identity() throws {
    let made = ResamplingWeights(
      ScaleAxis(source: 9, whole: 9, kept: 0..<9), kernel: try #require(ResamplingKernel(.lanczos3))
    )
    #expect(made.windows.map(\.source) == (0..<9).map { $0..<$0 + 1 })
    #expect(made.weights == [Double](repeating: 1, count: 9))
  }
}
