/// Whether a PNG is written quickly or as a small file; its pixels are the same.
public enum PNGCompression: String, Sendable, Hashable, CaseIterable {
  /// In the least time, where areas of one colour are most of a picture.
  ///
  /// Only runs are looked for. A dialog is about as small as libpng's own settings make it, in a
  /// tenth of the time; what comes again and again is not, as in sheets of dialogs or pages of
  /// letters, which may be two to three times as large. Other pictures, and small ones, are as
  /// ``fast`` makes them.
  case fastest
  /// In less time than libpng's own settings take, and about as small.
  case fast
  /// As small as zlib makes it: several ways are tried, which takes many times as long.
  case small
}
