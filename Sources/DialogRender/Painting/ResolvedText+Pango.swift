internal import Dialogs

extension ResolvedText {
  /// The words as Pango gets them: what the program put in is isolated, and control characters are to
  /// be seen.
  ///
  /// It ends where no picture would show more: setting a megabyte takes Pango many seconds.
  var marked: String {
    let text = isolatedString.withVisibleControls
    let rest = text.unicodeScalars.dropFirst(16_384)
    return rest.isEmpty ? text : text[..<rest.startIndex] + "…"
  }
}

extension String {
  /// Each control character but line feed and tab as its picture (U+2400…).
  ///
  /// Pango would end the text at a NUL and set the others as boxes.
  fileprivate var withVisibleControls: String {
    func isHidden(_ scalar: Unicode.Scalar) -> Bool {
      (scalar.value < 0x20 && scalar != "\n" && scalar != "\t") || scalar.value == 0x7F
    }
    guard unicodeScalars.contains(where: isHidden) else { return self }
    var text = UnicodeScalarView()
    for scalar in unicodeScalars {
      let picture = scalar.value == 0x7F ? 0x2421 : 0x2400 + scalar.value
      text.append(isHidden(scalar) ? Unicode.Scalar(picture) ?? scalar : scalar)
    }
    return String(text)
  }
}
