import Foundation
import ProgramRunner
import Testing

/// The caller's own translations: `--catalog` and `--domain`.
@Suite struct CatalogTests {
  private static let header = """
    msgid ""
    msgstr ""
    "Content-Type: text/plain; charset=UTF-8\\n"


    """

  /// Compiles catalogs, by their paths without `.mo`.
  private func folder(
    _ catalogs: KeyValuePairs<String, [String: String]>
  ) throws -> Scratch {
    let scratch = try Scratch()
    for (path, words) in catalogs {
      let entries = words.map { "msgid \"\($0.key)\"\nmsgstr \"\($0.value)\"\n" }
      let source = try scratch.write(Self.header + entries.joined(separator: "\n"), to: "in.po")
      let target = scratch.path("locale/\(path).mo")
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: target).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      let run = try ProgramRun("/usr/bin/msgfmt", ["-o", target, source])
      try #require(run.status == 0, "\(run.errors)")
    }
    return scratch
  }

  private func photos() throws -> Scratch {
    try folder([
      "de/LC_MESSAGES/photos": [
        "Delete {name}?": "{name} wegwerfen?", "Keep": "Dalassen", "Cancel": "Lieber nicht",
        "A & B": "A und B", "Album": "Sammlung",
      ],
      "fr/LC_MESSAGES/photos": ["Album": "Recueil", "Print": "Imprimer"],
    ])
  }

  @Test(
    arguments: [
      ["alert", "Album", "--button=Keep", "--message=A & B"],
      ["sheet", "Album", "--button=k=Keep", "--message=A & B"],
      ["confirm", "Album", "--message", "A & B"], ["input", "Album", "--message", "A & B"],
      ["choose", "Album", "Keep", "x", "--message", "A & B"],
      ["choose", "Album", "Keep", "x", "--message=A & B", "--multiple"],
      ["alert", "A & B", "--field=choice:c:Album", "--item=c=Keep"],
      ["input", "A & B", "--placeholder=Album"],
    ])
  func `a text that is given is a key`(words: [String]) throws {
    let scratch = try photos()
    let options = ["--presenter=plain", "--locale=de_AT"]
    let plain = try ProgramRun("rejoinder", words + options)
    #expect(plain.errors.contains("Album") && plain.errors.contains("A & B"))
    let run = try ProgramRun("rejoinder", words + options + ["--catalog", scratch.path("locale")])
    #expect(run.errors.contains("Sammlung") && run.errors.contains("A und B"), "\(run.errors)")
    #expect(!run.errors.contains("Album"))
    #expect(!words.joined().contains("Keep") || run.errors.contains("Dalassen"))
    #expect(run.status == 69)
  }

  @Test
  func `the texts of a dialog file are keys, and stock titles are the caller's where it has them`()
    throws
  {
    let scratch = try photos()
    let words = ["show", "Examples/Dialogs/delete.json", "--presenter=plain", "--locale=de"]
    let run = try ProgramRun("rejoinder", words + ["--catalog", scratch.path("locale")])
    for shown in ["Sunset.png wegwerfen?", "Dalassen", "Lieber nicht", "Löschen"] {
      #expect(run.errors.contains(shown), "\(run.errors)")
    }
    #expect(!run.errors.contains("Abbrechen"))
  }

  @Test func `answers stay what was given`() throws {
    let scratch = try photos()
    let options = ["--locale=de", "--catalog", scratch.path("locale")]
    for (words, output) in [
      (["choose", "Album", "Keep", "Print", "--answer=keep"], "Keep\n"),
      (["choose", "Album", "Keep", "Print", "--answer=Dalassen"], "Keep\n"),
      (["alert", "Album", "--button=Keep", "--answer=keep"], "keep\n"),
      (["input", "Album", "--value=Album", "--answer=ok"], "Album\n"),
      (["choose", "Album", "Keep"], "Keep\n"),
    ] {
      let run = try ProgramRun("rejoinder", words + options)
      #expect(run.output == output, "\(words) \(run.errors)")
    }
  }

  @Test func `a text is looked up in the reader's languages one after the other`() throws {
    let scratch = try photos()
    let words = [
      "sheet", "Album", "--button=Print", "--cancel", "--presenter=plain", "--catalog",
      scratch.path("locale"),
    ]
    let run = try ProgramRun(
      "rejoinder", words, environment: ["LANG": "de_DE.UTF-8", "LANGUAGE": "it:de:fr"])
    for shown in ["Sammlung", "Imprimer", "Lieber nicht"] { #expect(run.errors.contains(shown)) }
    // What the caller has no catalog for is in the source language, buttons too.
    let japanese = try ProgramRun("rejoinder", words + ["--locale=ja"])
    for shown in ["Album", "Print", "Cancel"] { #expect(japanese.errors.contains(shown)) }
  }

  @Test func `pseudo-languages need no catalog`() throws {
    let words = ["show", "Examples/Dialogs/delete.json", "--presenter=json", "--locale"]
    let accented = try ProgramRun("rejoinder", words + ["en_XA"])
    #expect(accented.output.contains("[Ðéļéţé Sunset.png?~öñé]"))
    #expect(accented.output.contains(#""language":"en-XA","direction":"ltr""#))
    let arabic = try ProgramRun("rejoinder", words + ["ar-XB"])
    #expect(arabic.output.contains("دعلعتع \u{2068}Sunset.png\u{2069}?"))
    #expect(arabic.output.contains(#""language":"ar-XB","direction":"rtl""#))
    let plain = try ProgramRun(
      "rejoinder", ["confirm", "T", "--presenter=plain", "--locale=ar_XB"])
    #expect(plain.errors.contains("ىعس") && !plain.errors.contains("\\u{"))
    #expect(!plain.errors.unicodeScalars.contains { $0.properties.isBidiControl })
    #expect(!(try ProgramRun("rejoinder", ["locales"])).output.contains("_X"))
  }

  @Test func `one name of translations is taken, of several one is named`() throws {
    let scratch = try folder([
      "de/LC_MESSAGES/a": ["T": "Aaa"], "ja/LC_MESSAGES/b": ["T": "Bbb"],
    ])
    let words = ["alert", "T", "--presenter=plain", "--catalog", scratch.path("locale")]
    let several = try ProgramRun("rejoinder", words + ["--locale=en"])
    #expect(several.status == 64)
    #expect(several.errors.contains("--domain: a, b"))
    let one = try ProgramRun("rejoinder", words + ["--domain=a", "--locale=de"])
    #expect(one.errors.contains("Aaa"))
    for name in ["c", "../a", "", "LC_MESSAGES/a"] {
      let none = try ProgramRun("rejoinder", words + ["--domain", name])
      #expect(none.status == 66, "\(none.errors)")
    }
    let flat = try folder(["de": ["T": "Flach"]])
    for option in [[], ["--domain=x"]] {
      let run = try ProgramRun(
        "rejoinder",
        ["alert", "T", "--presenter=plain", "--locale=de", "--catalog", flat.path("locale")]
          + option)
      #expect(run.errors.contains("Flach"))
    }
  }

  @Test func `a damaged catalog is left out and told, and none at all is an error`() throws {
    let scratch = try photos()
    let words = ["alert", "Album", "--answer=ok", "--catalog"]
    _ = try scratch.write("no catalog", to: "locale/fr/LC_MESSAGES/photos.mo")
    let one = try ProgramRun("rejoinder", words + [scratch.path("locale")])
    #expect(one.status == 0)
    #expect(one.errors.contains("fr/LC_MESSAGES/photos.mo"))
    #expect(one.errors.filter { $0 == "\n" }.count == 1)
    let japanese = try ProgramRun("rejoinder", words + [scratch.path("locale"), "--locale=ja"])
    #expect(
      japanese.errors.hasSuffix(
        "/photos.mo: コンパイル済みのカタログではありません: .poファイルをmsgfmtでコンパイルしてください\n"))
    _ = try scratch.write("no catalog", to: "locale/de/LC_MESSAGES/photos.mo")
    let none = try ProgramRun("rejoinder", words + [scratch.path("locale")])
    #expect(none.status == 65)
    #expect(none.output == "")
    #expect(none.errors.contains("msgfmt"))
    let empty = try Scratch()
    #expect(try ProgramRun("rejoinder", words + [empty.folder.path]).status == 65)
  }

  @Test func `a folder that is not there exits 66, and a name without a folder 64`() throws {
    let scratch = try photos()
    for path in ["none", "in.po", "locale/de/LC_MESSAGES/photos.mo"] {
      let run = try ProgramRun("rejoinder", ["confirm", "T", "--catalog", scratch.path(path)])
      #expect(run.status == 66)
      #expect(run.errors.hasPrefix("rejoinder: \(scratch.path(path)): "))
      #expect(run.errors.filter { $0 == "\n" }.count == 1)
    }
    #expect(try ProgramRun("rejoinder", ["confirm", "T", "--catalog="]).status == 66)
    let run = try ProgramRun("rejoinder", ["confirm", "T", "--domain=photos"])
    #expect(run.status == 64)
    #expect(run.errors.contains("--catalog"))
  }

  @Test(
    arguments: [
      "../../etc", "/etc/passwd", "..", "de/../../..", "😀", "", "C",
      String(repeating: "x", count: 100_000),
      "de_" + String(repeating: "../", count: 30_000),
    ])
  func `no language's name leads astray`(name: String) throws {
    let scratch = try photos()
    let words = ["alert", "Print", "--presenter=plain", "--catalog", scratch.path("locale")]
    for run in [
      try ProgramRun("rejoinder", words + ["--locale", name]),
      try ProgramRun("rejoinder", words, environment: ["LANG": "it_IT", "LANGUAGE": name]),
      try ProgramRun("rejoinder", words, environment: ["LC_ALL": name]),
    ] {
      #expect(run.status == 69)
      #expect(run.errors.contains("Print"))
    }
  }
}
