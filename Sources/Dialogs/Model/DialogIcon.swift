/// A picture that goes with a dialog or a button.
public enum DialogIcon: Sendable, Hashable {
  /// One of the icons that Rejoinder brings; ``names`` has them all.
  case named(String)
  /// A PNG file's path.
  case file(String)
  /// The bytes of a PNG file.
  case png([UInt8])

  /// The names of the icons that Rejoinder brings.
  public static let names = [
    "info", "warning", "error", "question", "trash", "camera", "photo", "phone",
  ]
}
