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
  /// So what is flat gets no filter, and libpng has nothing to do there that libdeflate does not do
  /// faster, where all pixels fit in 64 MiB. On 63 dialogs with soft shadows in three themes, at
  /// scales 1, 2 and 3, libdeflate 1.14 took half of the time of zlib's level 5: level 6 gives 0.84,
  /// 0.87 and 0.91 of the size of libpng's defaults (0.88, 0.92 and 0.98 by zlib); two words under a
  /// large shadow, where there is little else, 1.0, 1.05 and 1.12 of it (1.02, 1.11 and 1.24).
  /// Level 4 would save a tenth of that time and take up to 1.22 of the size; level 1 a quarter, and
  /// 1.44.
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
    case .fast where isFlat && byteCount <= 1 << 26:
      [CPNGEffort(compressor: .libdeflate, level: 6, strategy: .default, filters: .none)]
    case .fast where isFlat:
      [CPNGEffort(compressor: .zlib, level: 5, strategy: .default, filters: .none)]
    case .fast:
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
