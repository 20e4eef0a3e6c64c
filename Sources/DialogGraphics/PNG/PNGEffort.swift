import CPNG

extension PNGCompression {
  /// The ways of compressing to be tried; the smallest result counts.
  ///
  /// Measured with libpng 1.6.39 and zlib 1.2.13 against libpng's defaults (level 6, all filters),
  /// on icons with and without soft shadows and on photograph-like noise, at 48 to 512 pixels:
  /// - level 5 with the strategy filtered and without the filter average: 0.98 to 1.05 of the size
  ///   in 0.45 to 0.88 of the time;
  /// - level 4 up to 1.06 of the size; without Paeth up to 1.13; without any filter 0.85 of it for
  ///   flat drawings, in a third of the time, but 1.4 for shaded ones and 2 for photographs.
  ///
  /// So what is flat gets none of libpng's filters.
  ///
  /// Dialogs are runs and little else, once they are filtered for that, and ISA-L 2.30 writes runs in
  /// a sixth of the time that zlib's level 5 takes without filters. On 84 pictures of Rejoinder's own
  /// dialogs, in two themes and at scales 1 and 2, files have 1.03 of the size by libpng's defaults, at
  /// most 1.08 (by zlib 0.90 and at most 1.06). A soft shadow with a line of text in it would have 1.11,
  /// and has 1.02 to 1.08 by zlib: so there both are tried. A sheet of 32 dialogs has 1.57, and four
  /// alerts full of letters 2.8, so that it is no way for all. Under 256 KiB zlib is fast enough.
  ///
  /// To make files small, level 9 without filters is best for flat drawings, with all filters for
  /// most of the rest; trying more than these three gains less than a thousandth.
  ///
  /// - Parameters:
  ///   - isFlat: Whether most pixels are as the one before.
  ///   - byteCount: Of all rows in the file, before they are compressed.
  /// - Returns: At least one way.
  func efforts(isFlat: Bool, byteCount: Int) -> [CPNGEffort] {
    switch self {
    case .fastest where isFlat && byteCount >= 1 << 18: [.flat, .unfiltered]
    case .fastest where isFlat, .fast where isFlat: [.unfiltered]
    case .fastest, .fast:
      [CPNGEffort(compressor: .zlib, level: 5, strategy: .filtered, filters: .allButAverage)]
    case .small:
      [
        CPNGEffort(compressor: .zlib, level: 9, strategy: .default, filters: .none),
        CPNGEffort(compressor: .zlib, level: 9, strategy: .default, filters: .allButAverage),
        CPNGEffort(compressor: .zlib, level: 9, strategy: .filtered, filters: .all),
      ]
    }
  }
}

extension CPNGEffort {
  /// ISA-L, which is told no more; where it finds little but a shadow, what follows is tried too.
  static let flat = CPNGEffort(compressor: .ISAL, level: 0, strategy: .default, filters: .none)

  fileprivate static let unfiltered = CPNGEffort(
    compressor: .zlib, level: 5, strategy: .default, filters: .none)
}
