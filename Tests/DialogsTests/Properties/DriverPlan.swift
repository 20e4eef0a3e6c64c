import Dialogs

/// What is to happen to a few dialogs on one stage; the same for the same seed.
struct DriverPlan: Sendable {
  let seed: UInt64
  let showsSeveral: Bool
  let dialogs: [DialogPlan]
  /// When the stage is interrupted, where it is.
  let interruption: Duration?

  init(seed: UInt64) {
    self.seed = seed
    var random = SeededGenerator(seed: seed)
    showsSeveral = random.isLucky(oneIn: 4)
    dialogs = (0..<Int.random(in: 1...4, using: &random)).map {
      DialogPlan(tag: "\($0)", using: &random)
    }
    interruption = random.isLucky(oneIn: 8) ? random.delay() : nil
  }
}

/// What is to happen to one dialog.
struct DialogPlan: Sendable {
  enum Opening: Sendable {
    case atOnce
    case after(Duration)
    case throwing(after: Duration)
    case hanging
    /// It cannot give up: it opens after it was cancelled too.
    case stubborn(Duration)
  }

  enum Step: Sendable {
    case tells(SurfaceEvent)
    case breaks
    case vanishes
  }

  enum Callback: CaseIterable {
    case willPresent, didPresent, clicked, cancel, willDismiss, didDismiss
  }

  let tag: String
  /// Shown with a handle; presented in a task otherwise.
  let isShown: Bool
  let hasCancel: Bool
  let opening: Opening
  let steps: [(delay: Duration, step: Step)]
  let closing: Duration
  let timeout: Duration?
  /// When it is dismissed, or its task cancelled.
  let dismissal: Duration?
  let dismissesFrom: Callback?
  let update: Duration?

  init(tag: String, using random: inout SeededGenerator) {
    self.tag = tag
    isShown = random.isLucky(oneIn: 2)
    hasCancel = !random.isLucky(oneIn: 4)
    opening =
      switch random.next() % 8 {
      case 0: .throwing(after: random.delay())
      case 1: .hanging
      case 2: .stubborn(random.delay())
      case 3, 4: .after(random.delay())
      default: .atOnce
      }
    var steps: [(Duration, Step)] = []
    for _ in 0..<random.next() % 6 { steps.append((random.delay(), .random(using: &random))) }
    self.steps = steps
    closing = random.isLucky(oneIn: 2) ? random.delay() : .zero
    timeout = random.isLucky(oneIn: 4) ? random.delay() : nil
    dismissal = random.isLucky(oneIn: 4) ? random.delay() : nil
    dismissesFrom =
      random.isLucky(oneIn: 6) ? Callback.allCases.randomElement(using: &random) : nil
    update = random.isLucky(oneIn: 3) ? random.delay() : nil
  }

  /// The dialog itself; its closures are for the run to add.
  func dialog(closure: @escaping (String) -> Void) -> Dialog {
    var buttons = [
      DialogButton.stock(.ok) { closure("ok") }, .stock(.delete) { closure("delete") },
    ]
    if hasCancel { buttons.append(.cancel { closure("cancel") }) }
    return Dialog(
      .alert, title: "Go on?", buttons: buttons,
      fields: [.text("name", value: "x", isRequired: true)], tag: tag, timeout: timeout)
  }
}

extension DialogPlan.Step {
  fileprivate static func random(using random: inout SeededGenerator) -> DialogPlan.Step {
    switch random.next() % 16 {
    case 0: .breaks
    case 1: .vanishes
    case 2: .tells(.ended(.failed))
    case 3: .tells(.ended(.endOfInput))
    case 4: .tells(.ended(.notAsked))
    case 5: .tells(.edited("name", .text("")))
    case 6: .tells(.focused("ok"))
    case 7: .tells(.clicked("nobody"))
    case 8: .tells(.clicked("delete"))
    case 9, 10: .tells(.clicked("cancel"))
    case 11: .tells(.escape)
    case 12: .tells(.clicked("ok", values: ["name": .text("")]))
    default: .tells(.clicked("ok", values: ["name": .text("y")]))
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func isLucky(oneIn count: UInt64) -> Bool { next() % count == 0 }

  /// Often none, so that things happen at the same time.
  fileprivate mutating func delay() -> Duration { .milliseconds(Int(next() % 3 * (next() % 6))) }
}
