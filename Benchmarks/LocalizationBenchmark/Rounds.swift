import Glibc

/// Works measured in turns, so that what slows the machine slows all of them.
struct Rounds {
  /// The nanoseconds of one run, by work, round by round.
  let times: [[Double]]

  /// Measures each work once a round, another one first in each, after a round to warm up.
  ///
  /// The clock is that of this thread, which other programs don't move, or that of the world.
  init(
    _ rounds: Int, runs: Int, by clock: clockid_t = CLOCK_THREAD_CPUTIME_ID,
    _ works: [() throws -> Void]
  ) throws {
    var times = works.map { _ in [Double]() }
    for round in 0...rounds {
      for turn in works.indices {
        let index = (turn + round) % works.count
        let start = Self.nanoseconds(clock)
        for _ in 0..<runs { try works[index]() }
        let time = Self.nanoseconds(clock) - start
        if round > 0 { times[index].append(Double(time) / Double(runs)) }
      }
    }
    self.times = times
  }

  private static func nanoseconds(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// The quartiles of a work's times.
  func quartiles(of work: Int) -> Quartiles { Quartiles(times[work]) }

  /// The quartiles of how many times as long one work takes as another in the same round.
  func ratios(of work: Int, to other: Int) -> Quartiles {
    Quartiles(zip(times[work], times[other]).map(/))
  }
}

/// The middle of some numbers, and where the middle half of them lies.
struct Quartiles {
  let low: Double
  let middle: Double
  let high: Double

  init(_ numbers: [Double]) {
    let sorted = numbers.sorted()
    func quantile(_ part: Double) -> Double {
      sorted[Int((Double(sorted.count - 1) * part).rounded())]
    }
    (low, middle, high) = (quantile(0.25), quantile(0.5), quantile(0.75))
  }
}
