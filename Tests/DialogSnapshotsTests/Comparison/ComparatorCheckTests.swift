import DialogSnapshots
import Dialogs
import Testing

@Suite("A comparison that tries itself first")
struct ComparatorCheckTests {
  @Test("the standard tolerances are trusted", arguments: [Tolerance.exact, .perceptual, .lenient])
  func standard(tolerance: Tolerance) throws {
    #expect(
      try PictureComparison.compare(Card.usual, Card.usual, tolerance: tolerance) == nil)
  }

  @Test(
    "a tolerance that lets a missing black square pass is refused, even for equal pictures",
    arguments: [
      Tolerance(channel: 255, distance: 0, edgeShift: 0, perWindow: 0),
      Tolerance(channel: 0, distance: 1.1, edgeShift: 0, perWindow: 0),
      Tolerance(channel: 0, distance: .nan, edgeShift: 0, perWindow: 256),
      Tolerance(channel: 0, distance: 0, edgeShift: 0, perWindow: 256),
      Tolerance(channel: 0, distance: .infinity, edgeShift: .nan, perWindow: 0),
    ])
  func broken(tolerance: Tolerance) throws {
    let error = try #require(throws: ComparisonError.self) {
      try PictureComparison.compare(Card.usual, Card.usual, tolerance: tolerance)
    }
    #expect(error == .untrustworthy("a black square that is missing passes"))
    #expect(error.description.contains("cannot be trusted"))
  }
}
