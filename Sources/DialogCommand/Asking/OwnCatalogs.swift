import DialogLocalization
import Dialogs
import Glibc
import SystemIO

/// The caller's own translations, in the folder that `--catalog` names.
struct OwnCatalogs {
  /// What serves them; catalogs that can't be used are in its problems.
  let localizer: GettextLocalizer
  private let folder: String

  /// The translations that the options name; `nil` where they name none.
  ///
  /// Where `--domain` is not given, the folder's only domain serves.
  ///
  /// - Throws: Where the folder can't be read, or doesn't have the domain.
  init?(_ arguments: ParsedArguments, environment: [String: String]) throws {
    let wanted = arguments.value("domain")
    guard let folder = arguments.value("catalog") else {
      guard wanted == nil else {
        throw CommandError.usage(
          "--domain names translations, but no folder of them is given", "add --catalog=DIR")
      }
      return nil
    }
    try Self.checkFolder(folder)
    let domains = try GettextLocalizer.domains(inCatalogs: folder)
    localizer = try GettextLocalizer(
      catalogs: folder, domain: Self.domain(wanted, among: domains, in: folder),
      environment: environment)
    self.folder = folder
  }

  /// Refuses a folder with no catalog that can be used.
  func check() throws(CommandError) {
    guard localizer.languages.allSatisfy({ localizer.engine(for: $0) == .source }) else { return }
    throw CommandError(
      .badData, at: [folder], "there is no catalog here that can be used",
      "compile each .po file with msgfmt, to LANGUAGE/LC_MESSAGES/NAME.mo")
  }

  private static func checkFolder(_ path: String) throws(CommandError) {
    do { _ = try FileDescriptor(path, flags: O_RDONLY | O_DIRECTORY) } catch {
      throw CommandError(
        ExitCode(reading: error), at: [path],
        "the catalogs cannot be read (\(error.words, as: "reason"))",
        "give a folder that is there and may be read")
    }
  }

  /// The domain to use: one that the folder has, so that no path is made of what somebody asked for.
  private static func domain(
    _ wanted: String?, among domains: [String], in folder: String
  ) throws(CommandError) -> String {
    if let wanted, domains.contains(wanted) { return wanted }
    // Catalogs that lie in the folder itself are of no domain.
    guard let first = domains.first else { return "" }
    let known = domains.prefix(8) + (domains.count > 8 ? ["..."] : [])
    let names = known.joined(separator: ", ")
    if let wanted {
      throw CommandError(
        .noInput, at: [folder], "there are no translations named “\(wanted, as: "name")”",
        "name one of: \(names, as: "names")")
    }
    guard domains.count == 1 else {
      throw CommandError.usage(
        "“\(folder, as: "folder")” has translations of several names",
        "choose one with --domain: \(names, as: "names")")
    }
    return first
  }
}
