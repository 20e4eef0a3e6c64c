import DialogGraphics

/// What is done with a picture, as the last bytes say.
///
/// They are the last, and what follows the end of a PNG is passed over: so the corpus is pictures
/// that any program can show, and PNGs from elsewhere can join it as they are.
struct Choices {
  /// The box that the picture is scaled into.
  let target: ScaleTarget

  /// How it is scaled.
  let resampling: Resampling

  /// Whether wrong check sums are set right first: a changed PNG hardly gets to its pixels else.
  let mendsCheckSums: Bool

  /// Whether the picture is scaled with 16 bits too, which takes several times as long.
  let scalesDeep: Bool

  private static let sides: [Double?] = [
    nil, 0, -1, .nan, .infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e9, 0.49,
  ]
  private static let scales = [1, 2, 3, 1.5, 0.5, 1, 2, 0, .nan, .infinity, 1e-300, 1e300]

  init(_ bytes: [UInt8]) {
    var rest = Array(bytes.suffix(10))
    func next<Value>(of values: [Value]) -> Value {
      values[Int(rest.popLast() ?? 0) % values.count]
    }
    func nextSide() -> Double? {
      let byte = Int(rest.popLast() ?? 0)
      return byte < Self.sides.count ? Self.sides[byte] : Double(byte) / 2
    }
    mendsCheckSums = next(of: [true, true, true, false])
    resampling = Resampling(
      filter: next(of: ResamplingFilter.allCases), light: next(of: Resampling.Light.allCases),
      quality: next(of: Resampling.Quality.allCases))
    target = ScaleTarget(
      width: nextSide(), height: nextSide(), scale: next(of: Self.scales),
      mode: next(of: ScaleMode.allCases), anchor: next(of: ScaleAnchor.allCases))
    scalesDeep = next(of: [false, true])
  }
}
