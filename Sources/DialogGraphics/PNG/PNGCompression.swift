/// Whether a PNG is written quickly or as a small file; its pixels are the same.
public enum PNGCompression: String, Sendable, Hashable, CaseIterable {
  /// In less time than libpng's own settings take, and about as small.
  case fast
  /// As small as zlib makes it: several ways are tried, which takes many times as long.
  case small
}
