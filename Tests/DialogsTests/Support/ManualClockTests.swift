import DialogSnapshots
import Testing

@Suite("Manual clock", .timeLimit(.minutes(1)))
struct ManualClockTests {
  let clock = ManualClock()

  @Test func `it stands still until it is moved`() {
    #expect(clock.now.elapsed == .zero)
    clock.advance(by: .seconds(2))
    clock.advance(by: .milliseconds(500))
    clock.advance(by: .seconds(-1))
    #expect(clock.now.elapsed == .milliseconds(2_500))
  }

  @Test func `a sleeper wakes when its time has come, and not before`() async throws {
    let woke = Watched(false)
    let task = Task { [clock] in
      try await clock.sleep(for: .seconds(2))
      woke.change { $0 = true }
    }
    try await clock.untilSleeping()
    clock.advance(by: .milliseconds(1_999))
    #expect(clock.sleeperCount == 1)
    #expect(!woke.value)
    clock.advance(by: .milliseconds(1))
    #expect(clock.sleeperCount == 0)
    try await task.value
    #expect(woke.value)
  }

  @Test func `several sleep at once, and all are waited for`() async throws {
    let tasks = (1...3).map { n in
      Task { [clock] in try await clock.sleep(for: .seconds(n)) }
    }
    try await clock.untilSleeping(3)
    clock.advance(by: .seconds(2))
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(1))
    for task in tasks { try await task.value }
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `no time at all is no sleep`(duration: Duration) async throws {
    try await clock.sleep(for: duration)
    #expect(clock.sleeperCount == 0)
  }

  @Test func `a cancelled sleeper wakes with an error, and is forgotten`() async throws {
    let task = Task { [clock] in try await clock.sleep(for: .seconds(2)) }
    try await clock.untilSleeping()
    task.cancel()
    #expect(clock.sleeperCount == 0)
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a task that is cancelled already does not sleep`() async {
    let task = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(2))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test func `who waits for sleepers can be cancelled too`() async throws {
    let isWaiting = Watched(false)
    let task = Task { [clock] in
      isWaiting.change { $0 = true }
      try await clock.untilSleeping(2)
    }
    try await isWaiting.first { $0 ? () : nil }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a thousand tasks sleep, wake and are cancelled`() async {
    let clock = clock
    let mover = Task {
      while !Task.isCancelled {
        clock.advance(by: .milliseconds(1))
        await Task.yield()
      }
    }
    let ended = await withTaskGroup { group in
      for n in 0..<1_000 {
        group.addTask {
          let task = Task { try await clock.sleep(for: .milliseconds(n % 7)) }
          if n % 3 == 0 { task.cancel() }
          _ = await task.result
        }
      }
      return await group.reduce(0) { count, _ in count + 1 }
    }
    mover.cancel()
    #expect(ended == 1_000)
    #expect(clock.sleeperCount == 0)
  }
}
