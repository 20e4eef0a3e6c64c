// Measures what translation costs, and fails if a goal is missed; the README says what is compared.

import DialogLocales
import DialogLocalization
import Dialogs
import Glibc
import SystemIO

/// A dialog with four buttons, as Rejoinder's catalogs have its texts.
func dialog(in language: Language) -> Dialog {
  var dialog = Dialog.alert(
    "Delete \("Sunset.png", as: "name")?", message: "This cannot be undone.",
    buttons: [.stock(.delete), .stock(.save), .stock(.dontSave), .stock(.cancel)])
  dialog.language = language.tag
  return dialog
}

/// The titles of buttons that a language has, which have one form each.
func texts(in language: Language, by localizer: GettextLocalizer) -> [LocalizableMessage] {
  let titles = StockTitle.allCases.map { DialogText.stock($0) }
  return titles.compactMap {
    guard case .message(let message, _) = $0.source,
      localizer.translation(of: message, in: language) != nil
    else { return nil }
    return message
  }
}

func measure(scratch: String) throws -> [Goal] {
  guard let catalogs = catalogDirectory(), let folder = Paths.programFolder else {
    throw Refusal(description: "there are no catalogs beside the program")
  }
  let localizer = GettextLocalizer.shipped()
  let languages = localizer.languages
  let japanese = localizer.language(for: "ja")
  guard localizer.engine(for: japanese) == .libc else {
    throw Refusal(description: "the C library does not serve: unset LANGUAGE")
  }

  let messages = texts(in: japanese, by: localizer)
  let lookup = try Lookup(
    messages, in: japanese, by: localizer, catalogs: catalogs, scratch: scratch)
  let lookups = try Rounds(1001, runs: 5, [lookup.inC, lookup.inSwift])
  print(
    "\(messages.count) texts, in C and in Swift:",
    lookups.times.map { "\(Int(Quartiles($0).middle) / messages.count / Lookup.repetitions) ns" }
      .joined(separator: ", ")
  )

  let dialogs = languages.filter { $0 != .source }.map(dialog)
  let resolving = try Rounds(
    1001, runs: 1, [{ for dialog in dialogs { _ = try dialog.content(localizedBy: localizer) } }])

  let words = [
    "alert", "T", "--stock=delete", "--cancel", "--presenter=scripted", "--answer=delete",
  ]
  let program = "\(folder)/rejoinder"
  let starts = try Rounds(
    51, runs: 1, by: CLOCK_MONOTONIC,
    [
      StartUp(program: program, arguments: words).run,
      StartUp(program: program, arguments: words + ["--locale=ja"]).run,
    ])
  print(
    "start-up without a language and with one:",
    starts.times.map { "\(Int(Quartiles($0).middle / 1000)) µs" }.joined(separator: ", "))

  return [
    Goal(
      work: "a look-up to a Swift string, to a bare dgettext in C",
      measured: lookups.ratios(of: 1, to: 0), most: 3, unit: "×"),
    Goal(
      work: "a dialog with 4 buttons in \(dialogs.count) languages",
      measured: Quartiles(resolving.times[0].map { $0 / 1e6 }), most: 0.5, unit: "ms"),
    Goal(
      work: "start-up of rejoinder with a language, to without",
      measured: starts.ratios(of: 1, to: 0), most: 1.2, unit: "×"),
  ]
}

var template = Array("/tmp/rejoinder-XXXXXX".utf8CString)
guard let made = mkdtemp(&template) else { exit(74) }
let scratch = String(cString: made)
let status: Int32
do {
  let goals = try measure(scratch: scratch)
  print(Goal.table(goals))
  status = goals.allSatisfy(\.isMet) ? 0 : 1
} catch {
  print(error)
  status = 1
}
unlink("\(scratch)/C_x/LC_MESSAGES/bare.mo")
for folder in ["C_x/LC_MESSAGES", "C_x", ""] { rmdir("\(scratch)/\(folder)") }
exit(status)
