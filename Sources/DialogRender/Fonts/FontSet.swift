/// Where the letters of a picture come from.
public struct FontSet: Sendable, Hashable {
  /// A font file, and the Debian package that brings it.
  package struct File: Sendable, Hashable {
    package var path: String
    package var package: String

    package init(path: String, package: String) {
      self.path = path
      self.package = package
    }
  }

  /// The only files that there are; `nil` for all that the system has.
  package var files: [File]?

  package init(files: [File]?) {
    self.files = files
  }

  /// The fonts that the reader has, as the reader's settings say.
  public static let system = FontSet(files: nil)

  /// Only the font files named here, from Debian's packages fonts-noto-core and fonts-noto-cjk, and
  /// nothing of anybody's settings: the same picture on every machine with the same versions.
  public static let hermetic = FontSet(files: notoFiles)
}
