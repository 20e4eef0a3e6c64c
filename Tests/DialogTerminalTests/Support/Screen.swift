import Synchronization

/// What was written so far to a place that a test can read.
final class Screen: Sendable {
  private let more: @Sendable () -> String
  private let seen = Mutex("")

  init(reading more: @escaping @Sendable () -> String) {
    self.more = more
  }

  /// All that was written.
  var text: String {
    seen.withLock { seen in
      seen += more()
      return seen
    }
  }

  /// Waits for a text to appear after what was there before; says whether it did.
  func shows(_ words: String, times: Int = 1) async -> Bool {
    let deadline = ContinuousClock.now + .seconds(20)
    // Where other tests keep Swift's threads busy, it is looked at seldom, and what is late is not wrong.
    var looks = 0
    while ContinuousClock.now < deadline || looks < 400 {
      looks += 1
      var rest = text[...]
      var count = 0
      while let range = rest.firstRange(of: words) {
        count += 1
        rest = rest[range.upperBound...]
      }
      if count >= times { return true }
      try? await Task.sleep(for: .milliseconds(2))
    }
    return false
  }
}
