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
  /// To make files small, level 9 without filters is best for flat drawings, with all filters for
  /// most of the rest; trying more than these three gains less than a thousandth.
  var efforts: [CPNGEffort] {
    switch self {
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
