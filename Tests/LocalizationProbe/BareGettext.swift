import CLibintl
import DialogLocalization
import Dialogs
import Glibc

/// What the C library's gettext says by itself, and what the localizer says beside it.
enum BareGettext {
  /// Sets the locale of the process — `-` sets none, `=` the environment's — and prints what was set,
  /// the bare words for three texts, and the localizer's Japanese for the first.
  static func describe(_ folder: String, locale: String) throws {
    if locale == "-" {
      print("-")
    } else {
      let name = setlocale(LC_ALL, locale == "=" ? "" : locale)
      print(name.map { String(cString: $0) } ?? "NULL")
    }
    bindtextdomain("rejoinder", folder)
    bind_textdomain_codeset("rejoinder", "UTF-8")
    for key in ["Delete", "Cancel"] { print(String(cString: dgettext("rejoinder", key))) }
    print(String(cString: dngettext("rejoinder", "{n} file", "{n} files", 2)))

    let localizer = try GettextLocalizer(catalogs: folder)
    let japanese = localizer.language(for: "ja")
    print(localizer.translation(of: LocalizableMessage(key: "Delete"), in: japanese) ?? "-")
  }
}
