extension FontSet {
  /// All files of ``hermetic``.
  static let notoFiles: [File] =
    notoFaces.map { face in
      File(path: "/usr/share/fonts/truetype/noto/\(face).ttf", package: "fonts-noto-core")
    }
    + ["NotoSansCJK-Regular", "NotoSansCJK-Bold"].map { face in
      File(path: "/usr/share/fonts/opentype/noto/\(face).ttc", package: "fonts-noto-cjk")
    }

  private static let notoFaces: [String] =
    ([""] + notoScripts).flatMap { ["NotoSans\($0)-Regular", "NotoSans\($0)-Bold"] }
    + ["NotoSansSymbols2-Regular", "NotoSansMath-Regular"]

  /// The scripts of all languages that there are catalogs for, and of others that readers write in,
  /// so that names of people and files can be read.
  private static let notoScripts = [
    "Arabic", "Hebrew", "Thai", "Devanagari", "Bengali", "Tamil", "Telugu", "Kannada",
    "Malayalam", "Gujarati", "Gurmukhi", "Oriya", "Sinhala", "Armenian", "Georgian", "Ethiopic",
    "Khmer", "Lao", "Myanmar", "Symbols",
  ]

  /// Which of the East Asian families is drawn for whom, by Pango's names of languages.
  static let notoHanFamilies: KeyValuePairs = [
    "zh-cn": "Noto Sans CJK SC", "zh-tw": "Noto Sans CJK TC", "zh-hk": "Noto Sans CJK HK",
    "ja": "Noto Sans CJK JP", "ko": "Noto Sans CJK KR", "kor": "Noto Sans CJK KR",
  ]

  /// The families in which to look for a letter after those of the theme.
  ///
  /// All are told in order: what fontconfig adds by itself depends on how it sorts equals.
  static let notoFamilies: [String] =
    ["Noto Sans"] + notoScripts.map { "Noto Sans \($0)" }
    + ["Noto Sans Symbols2", "Noto Sans Math"] + notoHanFamilies.map(\.value)
}
