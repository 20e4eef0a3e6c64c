/// What fontconfig is to do with what is asked for, in its own language (fonts-conf(5)).
enum FontRules {
  /// Families are added behind those of the theme: where letters are Han that of the language first.
  ///
  /// Behind that language fontconfig puts those of the user's environment, which do not count.
  static let xml: String = {
    let han = FontSet.notoHanFamilies.map { language, family in
      let test = "<test name=\"lang\" qual=\"first\"><string>\(language)</string></test>"
      return rule(test, adds: [family])
    }
    return """
      <?xml version="1.0"?>
      <fontconfig>
      \(han.joined())\(rule("", adds: FontSet.notoFamilies))
      </fontconfig>
      """
  }()

  private static func rule(_ test: String, adds families: [String]) -> String {
    let names = families.map { "<string>\($0)</string>" }.joined()
    return """
      <match target="pattern">\(test)
      <edit name="family" mode="append_last" binding="strong">\(names)</edit>
      </match>

      """
  }
}
