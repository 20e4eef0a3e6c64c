// Prints how a folder of catalogs is served in the environment it is started in. Tests run it, because
// the C library reads the environment of a whole process.
//
//     LocalizationProbe FOLDER TAG…
//     LocalizationProbe --libc FOLDER LOCALE
//     LocalizationProbe --storm FOLDER
//
// The first prints several lines for the reader's language, then for each tag: tag, language and engine;
// the word for “Delete”; the words for several numbers of files. With LATER_LANGUAGE in the environment,
// LANGUAGE is set to it once the catalogs are loaded. BareGettext.swift and Storm.swift tell the others.

import DialogLocalization
import Dialogs
import Glibc

func describe(_ tag: String?, by localizer: GettextLocalizer) {
  let language = localizer.language(for: tag)
  print(tag ?? "reader", language.tag, localizer.engine(for: language).rawValue)
  let delete = LocalizableMessage(key: "Delete", context: "button", isStock: true)
  print(" ", localizer.translation(of: delete, in: language) ?? "-")
  for count in [0, 1, 2, 3, 5, 11, 22, 100] {
    let files = LocalizableMessage(key: "{n} file", plural: "{n} files", count: count)
    print(" ", localizer.translation(of: files, in: language) ?? "-")
  }
}

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch (arguments.first, arguments.count) {
  case ("--libc", 3):
    try BareGettext.describe(arguments[1], locale: arguments[2])
  case ("--storm", 2):
    exit(try await Storm(arguments[1]).wrongContents() == 0 ? 0 : 1)
  case (let folder?, _):
    let localizer = try GettextLocalizer(catalogs: folder)
    if let language = getenv("LATER_LANGUAGE") {
      // Reads the catalogs before.
      _ = localizer.problems
      setenv("LANGUAGE", language, 1)
    }
    describe(nil, by: localizer)
    for tag in arguments.dropFirst() { describe(tag, by: localizer) }
  default: break
  }
} catch {
  print(error)
  exit(70)
}
