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
    "info", "warning", "error", "question", "trash", "camera", "photo", "phone", "back", "forward",
    "reply", "undo",
  ]

  /// Those of ``names`` that point along the line, and so are turned round where lines begin at the
  /// right.
  public static let directionalNames: Set<String> = ["back", "forward", "reply", "undo"]

  /// Whether the icon is turned round where lines begin at the right.
  ///
  /// What an app's own picture points at nobody knows but the app.
  public var isDirectional: Bool {
    if case .named(let name) = self { Self.directionalNames.contains(name) } else { false }
  }
}
