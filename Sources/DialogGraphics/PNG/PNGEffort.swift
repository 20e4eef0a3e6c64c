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
  /// So what is flat gets no filter. On 48 dialogs with icons and soft shadows, in Latin, Arabic, Thai
  /// and Chinese characters, level 5 then gives 0.86 of the size (0.76 to 0.97) in 0.45 of the time;
  /// two words under a large shadow, where there is little else, up to 1.06 of it (1.16 at scale 3).
  /// Level 4 would save a tenth of that time and take up to 1.15 of the size; level 3 half, and 1.5.
  ///
  /// To make files small, level 9 without filters is best for flat drawings, with all filters for
  /// most of the rest; trying more than these three gains less than a thousandth.
  func efforts(isFlat: Bool) -> [CPNGEffort] {
    switch self {
    case .fast where isFlat:
      [CPNGEffort(level: 5, strategy: .default, filters: .none)]
    case .fast:
      [CPNGEffort(level: 5, strategy: .filtered, filters: .allButAverage)]
    case .small:
      [
        CPNGEffort(level: 9, strategy: .default, filters: .none),
        CPNGEffort(level: 9, strategy: .default, filters: .allButAverage),
        CPNGEffort(level: 9, strategy: .filtered, filters: .all),
      ]
    }
  }
}
