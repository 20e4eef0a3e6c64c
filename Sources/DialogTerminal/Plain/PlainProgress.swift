import Dialogs

/// Decides when it is worth a line that work goes on: at every tenth, for a new message once a
/// second at most, for new numbers now and then.
struct PlainProgress {
  private static let messagePause = Duration.seconds(1)
  private static let numbersPause = Duration.seconds(10)

  private var tenth: Int?
  private var message: ResolvedText?
  private var numbers: [String]
  private var time = Duration.zero

  /// What is shown at first.
  init(_ content: DialogContent) {
    tenth = content.tenth
    message = content.message
    numbers = content.progressTexts
  }

  /// The lines that a content is worth at a time.
  mutating func lines(for frame: PlainFrame, at now: Duration) -> [String] {
    let isNextTenth = frame.content.tenth.map { $0 != tenth } ?? false
    let isDue = due(for: frame.content).map { $0 <= now } ?? false
    guard isNextTenth || isDue else { return [] }
    let hasNumbers = isNextTenth || now >= time + Self.numbersPause
    return say(frame, at: now, hasNumbers: hasNumbers)
  }

  /// The lines that were not worth it until the dialog goes.
  mutating func rest(of frame: PlainFrame) -> [String] {
    say(frame, at: time, hasNumbers: true)
  }

  /// When a content will be worth a line, if no other comes; `nil` where it is shown already.
  func due(for content: DialogContent) -> Duration? {
    if content.message != message { return time + Self.messagePause }
    return content.progressTexts != numbers ? time + Self.numbersPause : nil
  }

  private mutating func say(_ frame: PlainFrame, at now: Duration, hasNumbers: Bool) -> [String] {
    var lines = frame.content.message == message ? [] : frame.message
    message = frame.content.message
    if hasNumbers, frame.content.progressTexts != numbers {
      lines += frame.progress
      numbers = frame.content.progressTexts
      tenth = frame.content.tenth ?? tenth
    }
    time = now
    return lines
  }
}

extension DialogContent {
  fileprivate var tenth: Int? { progress?.percent.map { $0 / 10 } }
}
