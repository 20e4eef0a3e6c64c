internal import Synchronization

extension Theme {
  /// The theme that was found sound last, as most pictures have the theme of the one before.
  private static let sound = Mutex<Theme?>(nil)

  /// Checks that it can be drawn.
  ///
  /// Colours need no check, as Cairo takes what is out of range as the nearest that is not.
  ///
  /// - Throws: ``PictureError/themeOutOfRange(_:_:_:)``, for the first number that cannot be drawn.
  func check() throws(PictureError) {
    if Self.sound.withLock({ $0 == self }) { return }
    for number in metricNumbers + fontNumbers + shadowNumbers
    where !number.range.contains(number.value) {
      throw .themeOutOfRange(number.name, number.value, number.range)
    }
    Self.sound.withLock { $0 = self }
  }

  private typealias Number = (name: String, value: Double, range: ClosedRange<Double>)

  /// No picture is as large as that, and what is summed up from it is far from any overflow.
  private static let longest = 10_000.0

  /// By reflection, so that no metric can be forgotten.
  private var metricNumbers: [Number] {
    Mirror(reflecting: metrics).children.flatMap { label, value -> [Number] in
      let name = "metrics.\(label ?? "")"
      switch value {
      case let length as Double: return [(name, length, 0...Self.longest)]
      case let widths as [Double]:
        return [("\(name).count", Double(widths.count), 1...100)]
          + widths.enumerated().map { ("\(name)[\($0)]", $1, 100...Self.longest) }
      default: return []
      }
    }
  }

  private var fontNumbers: [Number] {
    TextStyle.allCases.flatMap { style -> [Number] in
      let font = type[style]
      let name = "type.fonts[.\(style)]"
      return [
        ("\(name).size", font.size, 1...500),
        ("\(name).weight", Double(font.weight), 1...1000),
        ("\(name).lineHeight", font.lineHeight, 1...Self.longest),
      ]
    }
  }

  private var shadowNumbers: [Number] {
    shadows.enumerated().flatMap { index, shadow -> [Number] in
      [
        ("shadows[\(index)].blur", shadow.blur, 0...Self.longest),
        ("shadows[\(index)].offsetY", shadow.offsetY, -Self.longest...Self.longest),
      ]
    }
  }
}
