import CPNG

extension PNGCompression {
  /// The ways of compressing to be tried; the smallest result counts.
  ///
  /// Measured with libpng 1.6.39 and zlib 1.2.13 against libpng's defaults (level 6, all filters),
  /// on the icons at 64, 128, 512 and 1024 pixels, on drawn dialogs and on photograph-like noise:
  /// - drawings, level 4, no filter: 0.86 to 0.95 of the size in 0.3 of the time; but enlarged
  ///   ones of a megapixel up to 1.2, photographs 1.7 of the size;
  /// - everything, level 4, filters none, sub and up, strategy filtered: 1.03 to 1.05 of the size
  ///   in 0.5 to 0.65 of the time. Level 3 is 1.2 of the size; Paeth and average cost as much time
  ///   as they save space.
  /// - Level 9 without filters is best for 8 of 10 of these pictures, with all filters for most of
  ///   the rest; trying more than these three gains less than a thousandth.
  func efforts(isDrawing: Bool) -> [CPNGEffort] {
    switch self {
    case .fast:
      isDrawing
        ? [CPNGEffort(level: 4, strategy: .default, filters: .none)]
        : [CPNGEffort(level: 4, strategy: .filtered, filters: .noneSubUp)]
    case .small:
      [
        CPNGEffort(level: 9, strategy: .default, filters: .none),
        CPNGEffort(level: 9, strategy: .default, filters: .noneSubUp),
        CPNGEffort(level: 9, strategy: .filtered, filters: .all),
      ]
    }
  }
}
