import CLibintl
import DialogLocalization
import Dialogs
import Glibc
import SystemIO

/// Looks texts up as programs in Swift do, and as a program in C would.
struct Lookup {
  /// A program in C: one catalog, in the locale that it has set.
  private let domain = strdup("bare")
  private let keys: [UnsafeMutablePointer<CChar>?]
  private let messages: [LocalizableMessage]
  private let localizer: GettextLocalizer
  private let language: Language

  /// Takes texts that have a translation of one form, the folder of the catalogs as the build lays
  /// them down, and a folder to be written to.
  init(
    _ messages: [LocalizableMessage], in language: Language, by localizer: GettextLocalizer,
    catalogs: String, scratch: String
  ) throws {
    self.messages = messages
    self.localizer = localizer
    self.language = language
    keys = messages.map { message in
      strdup(message.context.map { "\($0)\u{4}\(message.key)" } ?? message.key)
    }
    // Where gettext looks in the neutral locale.
    let folder = "\(scratch)/C_x/LC_MESSAGES"
    for made in ["\(scratch)/C_x", folder] { mkdir(made, 0o700) }
    let bytes = try Reading.file("\(catalogs)/\(language.tag).mo", limit: 1 << 24)
    let file = try FileDescriptor(
      "\(folder)/bare.mo", flags: O_WRONLY | O_CREAT | O_TRUNC, mode: 0o600)
    try file.write(bytes)
    try file.close()
    guard let domain, bindtextdomain(domain, scratch) != nil,
      bind_textdomain_codeset(domain, "UTF-8") != nil,
      let locale = locale_t(bitPattern: clibintl_neutral_locale())
    else { throw Refusal(description: "the C library has no neutral locale") }
    uselocale(locale)
  }

  /// How often each text is looked up before the next.
  static let repetitions = 20

  /// Bare calls for each text: its words are where the C library has them.
  func inC() throws {
    for key in keys {
      guard let key else { continue }
      for _ in 0..<Self.repetitions {
        guard let words = dgettext(domain, key), words != key else {
          throw Refusal(description: "the C library has no translation")
        }
      }
    }
  }

  /// The same to Swift's strings.
  func inSwift() throws {
    for message in messages {
      for _ in 0..<Self.repetitions {
        guard localizer.translation(of: message, in: language) != nil else {
          throw Refusal(description: "no translation of “\(message.key)”")
        }
      }
    }
  }
}
