import Testing

@testable import Dialogs

/// How fast work goes on.
@Suite("Progress meter")
struct ProgressMeterTests {
  private func meter(_ samples: [(done: Double, second: Double)]) -> ProgressMeter {
    var meter = ProgressMeter()
    for sample in samples { meter.note(sample.done, at: .seconds(sample.second)) }
    return meter
  }

  @Test func `a steady speed is told as it is`() throws {
    let steady = meter((0...20).map { (Double($0) * 3, Double($0)) })
    #expect(abs(try #require(steady.rate) - 3) < 1e-9)
    let left = try #require(steady.timeLeft(for: 60))
    #expect(abs(left / .seconds(20) - 1) < 1e-9)
  }

  @Test func `nothing is told in the first second`() {
    #expect(meter([(0, 5)]).rate == nil)
    #expect(meter([(0, 5), (40, 5.9)]).rate == nil)
    #expect(meter([(0, 5), (40, 6)]).rate == 40)
  }

  @Test func `what was done before the first is not counted`() {
    #expect(meter([(1000, 0), (1010, 2)]).rate == 5)
  }

  @Test func `a change of speed is followed, and not at once`() throws {
    var meter = meter((0...60).map { (Double($0), Double($0)) })
    meter.note(60 + 10, at: .seconds(61))
    let soon = try #require(meter.rate)
    #expect(soon > 1.5 && soon < 4)
    for second in 62...120 { meter.note(60 + 10 * Double(second - 60), at: .seconds(second)) }
    #expect(try #require(meter.rate) > 9)
  }

  @Test func `a pause makes it slower`() throws {
    let paused = meter([(0, 0), (100, 10), (101, 110)])
    #expect(try #require(paused.rate) < 2)
  }

  @Test func `many samples in a moment are one`() throws {
    let samples = (0...3000).map { (Double($0), Double($0) / 1000) }
    #expect(abs(try #require(meter(samples).rate) - 1000) < 1)
  }

  @Test func `going back begins anew`() {
    var meter = meter([(0, 0), (100, 10)])
    meter.note(5, at: .seconds(11))
    #expect(meter.rate == nil)
    meter.note(9, at: .seconds(13))
    #expect(meter.rate == 2)
  }

  @Test(arguments: [0, -5, 4e6] as [Double])
  func `no time is told where none is left, or too much`(rest: Double) {
    #expect(meter([(0, 0), (10, 1), (20, 2)]).timeLeft(for: rest) == nil)
  }

  @Test func `standing still, nobody knows how long`() {
    #expect(meter([(5, 0), (5, 10)]).timeLeft(for: 1) == nil)
  }
}
