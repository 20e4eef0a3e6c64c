import Testing

@testable import Dialogs

/// What is said of how far work has come.
@Suite("Progress in words")
struct ProgressTextsTests {
  private func texts(_ progress: DialogProgress, _ pace: ProgressPace?) throws -> [String] {
    var content = try Dialog.progress("Copying", progress: progress).content()
    content.pace = pace
    return content.progressTexts
  }

  @Test func `all that is known is said`() throws {
    #expect(try texts(.unknown, nil) == [])
    #expect(try texts(.fraction(0.5), nil) == ["50 % done"])
    #expect(try texts(.unknown, ProgressPace(completed: 12)) == ["12 done"])
    let pace = ProgressPace(completed: 3, total: 10, rate: 0.5, timeLeft: .seconds(14))
    #expect(
      try texts(.fraction(0.3), pace) == ["30 % done", "0.5 per second", "about 0:14 left"])
  }

  @Test(
    arguments: [
      (0, nil), (0.04, nil), (0.05, "0.1"), (0.94, "0.9"), (1, "1.0"), (9.94, "9.9"),
      (9.96, "10"), (12.4, "12"), (999.4, "999"), (999.6, "1.0 k"), (1234, "1.2 k"),
      (45_600, "46 k"), (1_234_567, "1.2 M"), (3e9, "3.0 G"), (.infinity, nil), (.nan, nil),
    ] as [(Double, String?)])
  func `a rate has two or three digits`(rate: Double, text: String?) {
    #expect(rate.shortNumber == text)
  }

  @Test(
    arguments: [
      (0.2, "0:01"), (5, "0:05"), (59.5, "1:00"), (83, "1:23"), (3599, "59:59"),
      (3723, "1:02:03"), (359_999, "99:59:59"),
    ] as [(Double, String)])
  func `a time is minutes and seconds`(seconds: Double, text: String) {
    #expect(Duration.seconds(seconds).clockTime == text)
  }
}
