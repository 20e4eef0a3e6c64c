import Dialogs

/// What happens to dialogs, as the diagrams of the life of a dialog draw it:
/// `willPresent → [shown] → didPresent → clicked(1) → …`.
///
/// What presenters do stands in brackets; a dialog with a tag writes it before each of its words.
final class Journal: Sendable {
  private let words = Watched<[String]>([])

  /// Everything so far, as a diagram.
  var line: String { words.value.joined(separator: " → ") }

  /// Everything so far about the dialog with a tag, without the tag.
  func line(of tag: String) -> String {
    words.value.filter { $0.hasPrefix("\(tag):") }.map { String($0.dropFirst(tag.count + 1)) }
      .joined(separator: " → ")
  }

  /// The whole life of a dialog whose button was pressed.
  static func click(_ index: Int) -> String {
    "willPresent → [shown] → didPresent → clicked(\(index)) → willDismiss(\(index)) → [gone]"
      + " → didDismiss(\(index))"
  }

  /// The whole life of a dialog that was cancelled.
  static func cancel(_ reason: CancelReason, _ index: Int) -> String {
    "willPresent → [shown] → didPresent → cancel(\(reason)) → willDismiss(\(index)) → [gone]"
      + " → didDismiss(\(index))"
  }

  func write(_ word: String, tag: String = "") {
    words.change { $0.append(tag.isEmpty ? word : "\(tag):\(word)") }
  }

  /// Waits until a word is written so many times.
  func until(_ word: String, times: Int = 1) async throws {
    try await words.first { $0.count { $0 == word } >= times ? () : nil }
  }
}

/// Writes the six callbacks into a journal.
struct JournalDelegate: DialogDelegate {
  let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
  }

  func dialogWillPresent(_ presentation: Presentation) {
    journal.write("willPresent", tag: presentation.tag)
  }

  func dialogDidPresent(_ presentation: Presentation) {
    journal.write("didPresent", tag: presentation.tag)
  }

  func dialogClicked(_ presentation: Presentation, button index: Int) {
    journal.write("clicked(\(index))", tag: presentation.tag)
  }

  func dialogCancelled(_ presentation: Presentation, reason: CancelReason) {
    journal.write("cancel(\(reason))", tag: presentation.tag)
  }

  func dialogWillDismiss(_ presentation: Presentation, button index: Int?) {
    journal.write("willDismiss(\(index ?? -1))", tag: presentation.tag)
  }

  func dialogDidDismiss(_ presentation: Presentation, button index: Int?) {
    journal.write("didDismiss(\(index ?? -1))", tag: presentation.tag)
  }
}
