/// What serves a language.
public enum TranslationEngine: String, Sendable, CaseIterable {
  /// The C library's gettext.
  case libc
  /// Rejoinder's own reader of catalogs, where the C library can't serve the language: in a system
  /// without `C.UTF-8`, or under some values of `LANGUAGE`.
  case builtIn = "built-in"
  /// Nothing: texts stay as they are in the source.
  case source
}
