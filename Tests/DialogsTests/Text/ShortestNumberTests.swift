import Dialogs
import Testing

@Suite struct ShortestNumberTests {
  @Test(
    arguments: [
      (3, "3"), (-0.0, "0"), (61_203, "61203"), (2.5, "2.5"), (-0.25, "-0.25"), (1e300, "1e+300"),
      (.infinity, "inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func `a whole number has no fraction`(number: Double, words: String) {
    #expect(number.shortest == words)
  }

  @Test(
    arguments: [
      (24, 1, "24"), (23.96, 1, "24"), (23.94, 1, "23.9"), (1.0625, 3, "1.063"), (1.5, 0, "2"),
      (149.99999, 3, "150"), (.infinity, 1, "inf"),
    ] as [(Double, Int, String)])
  func `a number has no more digits than asked for`(number: Double, digits: Int, words: String) {
    #expect(number.shortest(digits: digits) == words)
  }
}
