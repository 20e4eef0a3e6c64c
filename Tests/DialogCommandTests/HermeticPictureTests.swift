import DialogGraphics
import Foundation
import ProgramRunner
import Testing

/// Pictures whose fonts are named, in environments that Pango and fontconfig heed.
@Suite(.serialized) struct HermeticPictureTests {
  /// Letters that look different in languages of one script, and of scripts foreign to the dialog.
  private static let title = "Delete “Ђбгд” Şţ 直骨 नमस्ते 데 ب?"

  private func picture(
    _ fonts: String, locale: String, in scratch: Scratch, environment: [String: String] = [:]
  ) throws -> Bitmap {
    let file = scratch.path("picture.png")
    let run = try ProgramRun(
      "rejoinder",
      [
        "alert", Self.title, "--stock=delete", "--cancel", "--presenter=png", "--locale", locale,
        "--fonts", fonts, "--output", file,
      ], environment: environment)
    #expect(run.status == 0, "\(run.errors)")
    return try Bitmap(contentsOf: file)
  }

  /// A user who wants other fonts, hinted, in colours, on a fine screen.
  private static let settings = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <match target="pattern">
        <edit name="dpi" mode="assign"><double>144</double></edit>
        <edit name="family" mode="prepend" binding="strong"><string>DejaVu Serif</string></edit>
      </match>
      <match target="font">
        <edit name="rgba" mode="assign"><const>rgb</const></edit>
        <edit name="hinting" mode="assign"><bool>true</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
        <edit name="embolden" mode="assign"><bool>true</bool></edit>
      </match>
    </fontconfig>
    """

  /// Variables, each with its value, in which `%` is a folder with the settings.
  private static let environments: [[String: String]] = [
    ["LANG": "ja_JP.UTF-8"], ["LANGUAGE": "zh_CN:sr:ro"], ["LANGUAGE": "ja:bg:tr"],
    ["LC_ALL": "de_DE.UTF-8"], ["FC_LANG": "ko"], ["FC_DEBUG": "0"],
    ["FONTCONFIG_FILE": "%/fontconfig/fonts.conf"], ["FONTCONFIG_FILE": "/nonexistent"],
    ["FONTCONFIG_PATH": "%/fontconfig"], ["FONTCONFIG_SYSROOT": "/nonexistent"],
    ["XDG_CONFIG_HOME": "%"], ["HOME": "%", "XDG_CONFIG_HOME": ""],
    ["FREETYPE_PROPERTIES": "truetype:interpreter-version=35 cff:no-stem-darkening=0"],
    ["PANGO_LANGUAGE": "zh-cn:sr"], ["PANGO_LANGUAGE": "ja"],
    ["GDK_SCALE": "2", "GDK_DPI_SCALE": "2", "QT_FONT_DPI": "144"],
    ["LANG": "tr_TR.UTF-8", "LC_ALL": "zh_TW.UTF-8", "LANGUAGE": "ko", "XDG_CONFIG_HOME": "%"],
  ]

  private func withSettings(_ body: (Scratch, String) throws -> Void) throws {
    let scratch = try Scratch()
    let folder = scratch.path("settings")
    try FileManager.default.createDirectory(
      atPath: folder + "/fontconfig", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: folder + "/.config", withIntermediateDirectories: true)
    for place in ["/fontconfig/fonts.conf", "/.fonts.conf"] {
      try Self.settings.write(toFile: folder + place, atomically: true, encoding: .utf8)
    }
    try body(scratch, folder)
  }

  @Test(arguments: ["en", "ko", "ar"])
  func `no variable and no setting changes a pixel`(locale: String) throws {
    try withSettings { scratch, folder in
      let plain = try picture("hermetic", locale: locale, in: scratch)
      for environment in Self.environments {
        let changed = try picture(
          "hermetic", locale: locale, in: scratch,
          environment: environment.mapValues { $0.replacing("%", with: folder) })
        let isSame = changed == plain
        #expect(isSame, "\(environment)")
      }
    }
  }

  @Test func `the reader's settings do change a picture with the reader's fonts`() throws {
    try withSettings { scratch, folder in
      let plain = try picture("system", locale: "en", in: scratch)
      let changed = try picture(
        "system", locale: "en", in: scratch, environment: ["XDG_CONFIG_HOME": folder])
      let isSame = changed == plain
      #expect(!isSame)
    }
  }

  @Test func `where there are no fonts there is no picture either, but an error`() throws {
    let scratch = try Scratch()
    let settings = scratch.path("fonts.conf")
    try #"<?xml version="1.0"?><fontconfig></fontconfig>"#.write(
      toFile: settings, atomically: true, encoding: .utf8)
    let run = try ProgramRun(
      "rejoinder", ["alert", "Hi", "--presenter=png", "--output", scratch.path("picture.png")],
      environment: ["FONTCONFIG_FILE": settings])
    #expect(run.status == 69)
    #expect(
      run.errors == """
        rejoinder: there are no fonts, so that nothing could be read: install the package \
        fonts-noto-core

        """)
    #expect(!FileManager.default.fileExists(atPath: scratch.path("picture.png")))
  }
}
