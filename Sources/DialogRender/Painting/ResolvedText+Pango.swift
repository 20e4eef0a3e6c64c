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

extension Language {
  /// The language as Pango and fontconfig write it: `pt-br`, `sr-latn`, `zh-tw`.
  ///
  /// Han letters look different in Chinese, Japanese and Korean, and a text in another language
  /// says nothing of which is meant; the letters beside them do. Without a word from us Pango would
  /// take it from the user's environment.
  func pangoTag(for text: String) -> String {
    let parts = tag.lowercased().split { "_-@.".contains($0) }.map(String.init)
    let primary = parts.first ?? "en"
    switch primary {
    case "zh": return Self.chinese(parts)
    case "ja", "ko": return primary
    default: break
    }
    let scripts = Set(text.unicodeScalars.compactMap(EastAsianScript.init))
    if scripts.contains(.kana) { return "ja" }
    if scripts.contains(.hangul) { return "ko" }
    if scripts.contains(.han) { return "zh-cn" }
    return ([primary] + parts.dropFirst().map { $0 == "latin" ? "latn" : $0 })
      .joined(separator: "-")
  }

  private static func chinese(_ parts: [String]) -> String {
    if parts.contains("hk") || parts.contains("mo") { return "zh-hk" }
    return parts.contains("tw") || parts.contains("hant") ? "zh-tw" : "zh-cn"
  }
}

/// The scripts that tell in which of its forms a Han letter is meant.
private enum EastAsianScript {
  case han
  case kana
  case hangul

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .kana
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .hangul
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
    default: return nil
    }
  }
}
