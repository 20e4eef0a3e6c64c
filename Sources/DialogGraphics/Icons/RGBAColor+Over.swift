extension RGBAColor {
  /// This colour over another one, both straight, and so the result.
  ///
  /// The operator "over" of T. Porter and T. Duff, "Compositing digital images", SIGGRAPH (1984).
  /// Alpha and colour are rounded to the nearest step, halves up, each once: the colour is divided
  /// by the alpha before that is rounded. A transparent colour leaves the other as it is.
  func over(_ other: RGBAColor) -> RGBAColor {
    guard alpha > 0 else { return other }
    // All in steps of 1/65025, which is 1/255².
    let ownPart = Int(alpha) * 255
    let otherPart = Int(other.alpha) * (255 - Int(alpha))
    let whole = ownPart + otherPart
    func mixed(_ own: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((2 * (Int(own) * ownPart + Int(other) * otherPart) + whole) / (2 * whole))
    }
    return RGBAColor(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue),
      alpha: UInt8((whole + 127) / 255))
  }
}
