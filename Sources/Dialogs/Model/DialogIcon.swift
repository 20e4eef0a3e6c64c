/// A picture that goes with a dialog or a button.
public enum DialogIcon: Sendable, Hashable {
  /// One of the presenter's own icons: `info`, `warning`, `error`, `question`, `trash`, `camera`,
  /// `photo`, `phone`.
  case named(String)
  /// A PNG file's path.
  case file(String)
  /// The bytes of a PNG file.
  case png([UInt8])
}
