import CLibintl
import Glibc

/// A catalog as libc's gettext serves it.
///
/// gettext chooses the language by the process's environment, which is neither ours to set nor safe to
/// set. So each language is a domain of its own here, whose name is the path to its file, and gettext
/// is asked in a neutral locale:
///
///     <folder>/C_x/LC_MESSAGES/ + ../../../…/<folder>/ja + .mo
///
/// The folder `C_x/LC_MESSAGES` is empty, and only there to be passed through. The path goes up to the
/// root and down again so that the domains of two folders never share a name: libc keeps one folder for
/// each name in the whole process.
struct LibcCatalog: Sendable {
  /// The neutral locale, kept for the life of the process; 0 where the system has none.
  private static let neutral = clibintl_neutral_locale()

  /// Whether libc can cope with the process's `LANGUAGE`.
  ///
  /// It tries every entry for every catalog, and keeps each try in a list that it walks each time: ten
  /// thousand entries take it many minutes.
  private static let copesWithLanguage = (getenv("LANGUAGE").map { strlen($0) } ?? 0) <= 256

  /// The domain's name as C has it, with its NUL.
  private let domain: [CChar]

  /// Hands a catalog to libc; `nil` if libc doesn't serve it, as in a system without `C.UTF-8`, or
  /// under a `LANGUAGE` that is long, or none of whose entries has a folder beside the catalogs.
  ///
  /// - Parameters:
  ///   - file: The path of the catalog in its folder, without `.mo`: it has been checked.
  ///   - folder: The folder of all catalogs: absolute, with no link in it.
  ///   - header: What the catalog's header must read for libc to have opened this very file.
  init?(file: String, in folder: String, header: String) {
    let depth = folder.utf8.count { $0 == UInt8(ascii: "/") } + 2
    let path = String(repeating: "../", count: depth) + folder.drop { $0 == "/" } + "/" + file
    domain = Array(path.utf8CString)
    guard Self.copesWithLanguage, Self.neutral != 0, clibintl_bind(domain, folder) != 0,
      let served = clibintl_gettext(Self.neutral, domain, ""),
      String(cString: served) == header
    else { return nil }
  }

  /// The words for a key with a NUL behind it; `nil` where libc has none, which happens when
  /// `LANGUAGE` was changed since.
  func translation(
    of key: UnsafeBufferPointer<UInt8>, countable: (plural: String, count: UInt)?
  ) -> String? {
    guard let start = key.baseAddress else { return nil }
    return start.withMemoryRebound(to: CChar.self, capacity: key.count + 1) { id in
      guard let countable else {
        return words(clibintl_gettext(Self.neutral, domain, id), unless: id)
      }
      return countable.plural.withCString { plural in
        words(
          clibintl_ngettext(Self.neutral, domain, id, plural, countable.count),
          unless: id, or: plural)
      }
    }
  }

  /// gettext gives back the pointer that it was given where it has no translation.
  private func words(
    _ result: UnsafePointer<CChar>?, unless id: UnsafePointer<CChar>,
    or plural: UnsafePointer<CChar>? = nil
  ) -> String? {
    guard let result, result != id, result != plural, result.pointee != 0 else { return nil }
    return String(cString: result)
  }
}
