import Glibc

/// The environment variables that the command heeds.
enum Environment {
  private static let names = [
    "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "CI", "DIALOG_OK", "DIALOG_CANCEL",
    "DIALOG_ESC", "DIALOG_TIMEOUT", "DIALOG_ERROR", "SNAPSHOT_REFERENCE_DIR",
    "SNAPSHOT_ARTIFACTS",
  ]

  /// Those that are set, read now.
  static func current() -> [String: String] {
    names.reduce(into: [:]) { values, name in
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
  }
}
