import DialogGraphics

extension PictureDifference: CustomStringConvertible {
  /// What differs, in several lines for a developer.
  public var description: String {
    ([sizeLine, countLine, largestLine, windowLine, sweepLine, clusterLine, hitLine] as [String?])
      .compactMap(\.self).joined(separator: "\n")
  }

  private var sizeLine: String? {
    guard referenceSize != actualSize else { return nil }
    let width = actualSize.width - referenceSize.width
    let height = actualSize.height - referenceSize.height
    return "the picture is \(actualSize.words), the reference \(referenceSize.words):"
      + " Δw \(width.signed), Δh \(height.signed)"
  }

  private var countLine: String {
    var line =
      "\(differingPixels) of \(totalPixels) pixels differ (ratio \(ratio.fixed(6)))"
    if forgivenPixels > 0 {
      line += "; \(forgivenPixels) more \(forgivenPixels == 1 ? "is" : "are") forgiven at edges"
    }
    if toleratedPixels > 0 {
      let verb = toleratedPixels == 1 ? "is" : "are"
      line += "; \(toleratedPixels) more \(verb) within the tolerance"
    }
    return line
  }

  private var largestLine: String? {
    let largest = largest
    guard forgivenPixels + toleratedPixels + differingPixels > 0 else { return nil }
    return "largest difference \(largest.distance.fixed(3)) at (\(largest.x), \(largest.y)):"
      + " \(largest.reference.hex) → \(largest.actual.hex)"
  }

  private var windowLine: String? {
    guard tolerance.perWindow > 0, differingPixels > 0 else { return nil }
    let side = Tolerance.windowSide
    return "at most \(densest) in a square of \(side) × \(side) pixels;"
      + " the tolerance lets \(tolerance.perWindow) pass"
  }

  private var sweepLine: String? {
    guard differingPixels > 0 else { return nil }
    let steps = sweep.map { "\($0.pixels) at \($0.distance)" }
    return "would differ by distance: \(steps.joined(separator: ", "))"
  }

  private var clusterLine: String? {
    guard let first = clusters.first else { return nil }
    let boxes = [first.words] + clusters.dropFirst().map(\.words)
    let rest = clusterCount - boxes.count
    return "where: \(boxes.joined(separator: ", "))" + (rest > 0 ? ", and \(rest) more" : "")
  }

  private var hitLine: String? {
    guard !hits.isEmpty else { return nil }
    return "in: " + hits.map { "\($0.frame.name) (\($0.pixels) pixels)" }.joined(separator: ", ")
  }
}

extension PixelSize {
  fileprivate var words: String { "\(width) × \(height)" }
}

extension PixelRect {
  fileprivate var words: String { "\(width) × \(height) at (\(x), \(y))" }
}

extension Int {
  fileprivate var signed: String { self > 0 ? "+\(self)" : "\(self)" }
}

extension RGBAColor {
  /// As in CSS; alpha where it is not opaque.
  fileprivate var hex: String {
    let samples = [red, green, blue] + (alpha == 255 ? [] : [alpha])
    return "#"
      + samples.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension Double {
  /// With so many digits behind the point; what is not nothing is not shown as nothing.
  fileprivate func fixed(_ digits: Int) -> String {
    let unit = (0..<digits).reduce(1) { unit, _ in unit * 10 }
    let parts = max((self * Double(unit)).rounded(), self > 0 ? 1 : 0)
    let whole = Int(parts)
    let fraction = String(whole % unit)
    return "\(whole / unit)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
