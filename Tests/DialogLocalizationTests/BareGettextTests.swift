import DialogLocalization
import Glibc
import Testing

@Suite("The C library's gettext")
struct BareGettextTests {
  /// What a process is told that sets a locale and asks gettext itself.
  struct Row: Sendable, CustomTestStringConvertible {
    /// The locale that the process sets: `-` none, `=` the environment's.
    let locale: String
    let environment: [String: String]
    /// “Delete”, “Cancel” and “2 files”: in Japanese, or as in the source.
    let words: [String]
    /// Whether glibc 2.39 and later leaves the source's words in this locale.
    let untilLater: Bool

    init(
      _ locale: String, _ environment: [String: String], _ words: [String] = source,
      untilLater: Bool = false
    ) {
      self.locale = locale
      self.environment = environment
      self.words = words
      self.untilLater = untilLater
    }

    var testDescription: String { "setlocale \(locale) \(environment)" }
  }

  private static let source = ["Delete", "Cancel", "{n} files"]
  private static let japanese = ["削除", "キャンセル", "{n}個"]

  static let rows: [Row] = [
    Row("-", ["LANGUAGE": "ja"]),
    Row("C", ["LANGUAGE": "ja"]),
    Row("POSIX", ["LANGUAGE": "ja"]),
    Row("C.UTF-8", ["LANGUAGE": "ja"], japanese, untilLater: true),
    Row("C.utf8", ["LANGUAGE": "ja"], japanese, untilLater: true),
    Row("=", ["LANGUAGE": "ja", "LANG": "C.UTF-8"], japanese, untilLater: true),
    Row("=", ["LANGUAGE": "ja"]),
    Row("xx_XX.UTF-8", ["LANGUAGE": "ja"]),
    Row("C_x.UTF-8", ["LANGUAGE": "ja"], japanese),
    Row(
      "C_x.UTF-8", ["LANGUAGE": "pt_BR:pt:de"], ["Excluir", "Cancelar", "{n} Dateien"]),
    Row("C_x.UTF-8", ["LANGUAGE": "pt_BR:C:de"], ["Excluir", "Cancelar", "{n} files"]),
    Row("C_x.UTF-8", ["LANGUAGE": "xx"]),
    Row("C_x.UTF-8", ["LANGUAGE": "ja_JP.SJIS"], japanese),
    Row("C_x.UTF-8", ["LANGUAGE": "../locale/ja"], japanese),
  ]

  @Test("goes by the process's locale, and the localizer does not", arguments: rows)
  func bare(row: Row) throws {
    let folder = try TemporaryFolder()
    for (name, bytes) in Self.catalogs {
      try folder.write(bytes, to: "locale/\(name)/LC_MESSAGES/rejoinder.mo")
    }
    for name in ["C_x", "en"] { try folder.write([], to: "locale/\(name)/LC_MESSAGES/.keep") }
    let result = try CommandResult.probe(
      ["--libc", folder.path + "/locale", row.locale], environment: row.environment)
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    let isLater = row.untilLater && Self.isLaterLibrary
    #expect(Array(lines.dropFirst().dropLast()) == (isLater ? Self.source : row.words))
    #expect((lines.first == "NULL") == (row.locale == "xx_XX.UTF-8"))
    #expect(lines.last == "削除")
  }

  private static let catalogs: [(String, [UInt8])] = [
    (
      "ja",
      CatalogBuilder(
        plurals: "nplurals=1; plural=0;",
        [("Delete", ["削除"]), ("Cancel", ["キャンセル"]), ("{n} file", ["{n}個"])]
      ).bytes
    ),
    ("pt_BR", CatalogBuilder([("Delete", ["Excluir"])]).bytes),
    ("pt", CatalogBuilder([("Delete", ["Eliminar"]), ("Cancel", ["Cancelar"])]).bytes),
    (
      "de",
      CatalogBuilder([("Delete", ["Löschen"]), ("{n} file", ["{n} Datei", "{n} Dateien"])]).bytes
    ),
  ]

  /// Whether gettext is switched off in `C.UTF-8`, as from glibc 2.39.
  private static var isLaterLibrary: Bool {
    var name = [CChar](repeating: 0, count: 64)  // glibc 2.36
    confstr(Int32(_CS_GNU_LIBC_VERSION), &name, name.count)
    let version = name.split { !(48...57 ~= $0) }.map { digits in
      digits.reduce(0) { 10 * $0 + Int($1 - 48) }
    }
    return version.count > 1 && (version[0], version[1]) >= (2, 39)
  }
}
