import Dialogs
import Testing

/// One order, exactly once.
@Suite("Lifecycle", .timeLimit(.minutes(1)))
enum Lifecycle {
  /// An error that only a test's presenter throws.
  struct Broken: Error, Equatable {
    var name = "broken"
  }

  /// A question with a destructive, a normal and a cancel button, in this order.
  static func question(_ tag: String = "") -> Dialog {
    Dialog(
      .alert, title: "Delete a.txt?",
      buttons: [.destructive("Delete"), DialogButton("Keep"), .cancel()], tag: tag)
  }
}
