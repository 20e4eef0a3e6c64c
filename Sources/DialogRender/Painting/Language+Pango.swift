internal import CPango
internal import Dialogs

extension Language {
  /// The language as Pango and fontconfig write it: `pt-br`, `sr-latn`, `zh-tw`.
  var pangoTag: String {
    let primary = parts.first ?? "en"
    return switch primary {
    case "zh": chinese
    case "ja", "ko": primary
    default:
      ([primary] + parts.dropFirst().map { $0 == "latin" ? "latn" : $0 }).joined(separator: "-")
    }
  }

  /// The language whose forms of Han letters are meant in a text, or of those within it.
  ///
  /// They look different in Chinese, Japanese and Korean, and a text in another language says
  /// nothing of which is meant; the letters beside them do. Korean is told by its ISO 639-3 code,
  /// as Pango would not take Han letters for Korean under the other.
  func hanTag(in text: String) -> String {
    switch parts.first {
    case "zh": return chinese
    case "ja": return "ja"
    case "ko": return "kor"
    default: break
    }
    let scripts = Set(text.unicodeScalars.compactMap(EastAsianScript.init))
    if scripts.contains(.kana) { return "ja" }
    return scripts.contains(.hangul) ? "kor" : "zh-cn"
  }

  /// Says in which language the letters are that this language is not written in.
  ///
  /// Pango would take the first language of the user's environment that is written in them
  /// (`LANGUAGE`), and so other forms of Cyrillic letters for a Serb than for a Russian.
  func mark(foreignScriptsOf text: String, in attributes: OpaquePointer) {
    guard !text.utf8.isEmpty else { return }
    let language = pango_language_from_string(pangoTag)
    let isAscii = text.utf8.allSatisfy { $0 < 0x80 }
    if isAscii, pango_language_includes_script(language, PANGO_SCRIPT_LATIN) != 0 { return }
    text.withCString { start in
      guard let runs = pango_script_iter_new(start, Int32(clamping: text.utf8.count)) else {
        return
      }
      defer { pango_script_iter_free(runs) }
      repeat {
        var first: UnsafePointer<CChar>?
        var end: UnsafePointer<CChar>?
        var script = PANGO_SCRIPT_COMMON
        pango_script_iter_get_range(runs, &first, &end, &script)
        guard let first, let end, pango_language_includes_script(language, script) == 0,
          let attribute = pango_attr_language_new(
            pango_language_from_string(tag(for: script, in: text)))
        else { continue }
        attribute.pointee.start_index = UInt32(first - start)
        attribute.pointee.end_index = UInt32(end - start)
        pango_attr_list_insert(attributes, attribute)
      } while pango_script_iter_next(runs) != 0
    }
  }

  /// A language that is written in a script; one that nobody has is written in all for Pango.
  private func tag(for script: PangoScript, in text: String) -> String {
    if script == PANGO_SCRIPT_HAN { return hanTag(in: text) }
    return languagesOfScripts[script.rawValue] ?? "zxx"
  }

  private var parts: [String] {
    tag.lowercased().split { "_-@.".contains($0) }.map(String.init)
  }

  private var chinese: String {
    if parts.contains("hk") || parts.contains("mo") { return "zh-hk" }
    return parts.contains("tw") || parts.contains("hant") ? "zh-tw" : "zh-cn"
  }
}

private let languagesOfScripts: [PangoScript.RawValue: String] = Dictionary(
  [
    (PANGO_SCRIPT_LATIN, "en"), (PANGO_SCRIPT_GREEK, "el"), (PANGO_SCRIPT_CYRILLIC, "ru"),
    (PANGO_SCRIPT_ARABIC, "ar"), (PANGO_SCRIPT_HEBREW, "he"), (PANGO_SCRIPT_THAI, "th"),
    (PANGO_SCRIPT_LAO, "lo"), (PANGO_SCRIPT_KHMER, "km"), (PANGO_SCRIPT_MYANMAR, "my"),
    (PANGO_SCRIPT_DEVANAGARI, "hi"), (PANGO_SCRIPT_BENGALI, "bn"), (PANGO_SCRIPT_TAMIL, "ta"),
    (PANGO_SCRIPT_TELUGU, "te"), (PANGO_SCRIPT_KANNADA, "kn"), (PANGO_SCRIPT_MALAYALAM, "ml"),
    (PANGO_SCRIPT_GUJARATI, "gu"), (PANGO_SCRIPT_GURMUKHI, "pa"), (PANGO_SCRIPT_ORIYA, "or"),
    (PANGO_SCRIPT_SINHALA, "si"), (PANGO_SCRIPT_ARMENIAN, "hy"), (PANGO_SCRIPT_GEORGIAN, "ka"),
    (PANGO_SCRIPT_ETHIOPIC, "am"), (PANGO_SCRIPT_HIRAGANA, "ja"), (PANGO_SCRIPT_KATAKANA, "ja"),
    (PANGO_SCRIPT_HANGUL, "ko"), (PANGO_SCRIPT_BOPOMOFO, "zh-tw"),
  ].map { ($0.0.rawValue, $0.1) }, uniquingKeysWith: { first, _ in first })

/// The scripts that tell in which of its forms a Han letter is meant.
private enum EastAsianScript {
  case kana
  case hangul

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .kana
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .hangul
    default: return nil
    }
  }
}
