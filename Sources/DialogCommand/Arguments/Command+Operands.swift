extension Command {
  /// The words after the command's name, as help shows them.
  var operands: String {
    switch self {
    case .alert, .sheet, .input, .confirm, .progress: "TITLE"
    case .choose: "TITLE ITEM..."
    case .show, .lint: "FILE"
    case .scale: "IN OUT"
    case .snapshots: "accept|review|prune|report [GLOB|JOURNAL...]"
    case .demo, .serve, .locales: ""
    }
  }

  /// How many words may follow.
  var operandCount: ClosedRange<Int> {
    switch self {
    case .alert, .sheet, .input, .confirm, .show, .progress, .lint: 1...1
    case .choose: 1...Int.max
    case .scale: 2...2
    case .demo, .serve, .locales: 0...0
    case .snapshots: 1...Int.max
    }
  }
}
