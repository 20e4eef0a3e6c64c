package import Dialogs

extension LocalizableMessage {
  /// What identifies the message in a catalog: the key, after its context and U+0004 where it has one.
  package var catalogKey: String { context.map { "\($0)\u{4}\(key)" } ?? key }

  /// The text for several and how many there are; `nil` where the message has one form.
  ///
  /// gettext counts from nought, so minus one thing is counted as one thing.
  package var countable: (plural: String, count: UInt)? {
    guard let plural, let count else { return nil }
    return (plural, count.magnitude)
  }
}
