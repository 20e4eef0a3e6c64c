/// A catalog, or a folder of catalogs, that can't be used.
public struct CatalogError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The file or folder.
  public let path: String
  /// What is wrong with it.
  public let fault: CatalogFault

  /// An error of a file or folder.
  public init(path: String, fault: CatalogFault) {
    self.path = path
    self.fault = fault
  }

  /// The path, what happened, and what to do.
  public var description: String { "\(path): \(fault)" }
}

/// What is wrong with a catalog.
public enum CatalogFault: Error, Sendable, Equatable {
  /// The system can't read the file or folder; with the system's words.
  case unreadable(String)
  /// Rejoinder's own catalogs are not beside the program.
  case notInstalled
  /// The name of the domain is a path, which could lead out of the folder.
  case notADomain(String)
  /// The path leads to something that is not a file.
  case notAFile
  /// The file is larger than any catalog; with the limit in bytes.
  case tooLarge(limit: Int)
  /// The file doesn't begin as a compiled catalog does.
  case notACatalog
  /// The catalog was compiled for a machine with the other byte order.
  case otherByteOrder
  /// The catalog has a format that came after this program, or texts that depend on the machine.
  case unknownRevision(UInt32)
  /// A part of the catalog points out of the file: it is cut short or damaged.
  case damaged(String)
  /// The text with this number, or its translation, is not UTF-8.
  case notUTF8(entry: Int)
  /// There is no header, which is the translation of the empty text.
  case noHeader
  /// The catalog is not written in UTF-8; with the charset that its header names.
  case charset(String?)
  /// The header's `Plural-Forms` can't be used; with the reason.
  case pluralForms(String)
}

extension CatalogFault: CustomStringConvertible {
  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .unreadable(let words): "cannot be read (\(words)): check the path and its permissions"
    case .notInstalled: "no catalogs beside the program: install Rejoinder again"
    case .notADomain(let name):
      "has no domain “\(name)”: name the catalogs without folder and “.mo”"
    case .notAFile: "is not a file: name a catalog compiled by msgfmt"
    case .tooLarge(let limit): "is larger than \(limit) bytes: split the catalog into domains"
    case .notACatalog: "is not a compiled catalog: compile the .po file with msgfmt"
    case .otherByteOrder: "has the other byte order: compile the .po file on this machine"
    case .unknownRevision(let revision):
      "has the format \(revision >> 16).\(revision & 0xffff), and only 0.0 is known: "
        + "compile it with msgfmt, without c-format entries that use <inttypes.h> names"
    case .damaged(let part): "is damaged (\(part)): compile the .po file again with msgfmt --check"
    case .notUTF8(let entry):
      "text \(entry) is not UTF-8: convert the .po file with msgconv -t UTF-8"
    case .noHeader: "has no header: add the entry with an empty msgid, as msginit writes it"
    case .charset(let name):
      "is written in \(name ?? "an unnamed charset"): convert the .po file with msgconv -t UTF-8"
    case .pluralForms(let words):
      "has an unusable Plural-Forms header (\(words)): see “Plural forms” in gettext's manual"
    }
  }
}
