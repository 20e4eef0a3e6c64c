public import Dialogs

/// What is wrong with a catalog.
public enum CatalogFault: ExplainedError, Sendable, Equatable {
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
  /// A part of the catalog points out of the file: it is cut short or damaged; with the part.
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

// The words in parentheses are the system's and those of the formula's reader, and for the few who make
// catalogs: like libpng's, they are not translated.
extension CatalogFault {
  /// What happened.
  public var message: DialogText {
    let text: DialogText =
      switch self {
      case .unreadable(let words): "the catalogs cannot be read (\(words, as: "reason"))"
      case .notInstalled: "there are no catalogs beside the program"
      case .notADomain(let name): "“\(name, as: "name")” cannot be the name of catalogs"
      case .notAFile: "the catalog is not a file"
      case .tooLarge(let limit): "the catalog is larger than \(limit, as: "limit") bytes"
      case .notACatalog: "this is not a compiled catalog"
      case .otherByteOrder: "the catalog was compiled for another kind of machine"
      case .unknownRevision(let revision):
        "the catalog has the unknown format \("\(revision >> 16).\(revision & 0xffff)", as: "format")"
      case .damaged(let part): "the catalog is damaged (\(part, as: "reason"))"
      case .notUTF8(let entry): "text \(entry, as: "number") of the catalog is not UTF-8"
      case .noHeader: "the catalog has no header"
      case .charset(let name?): "the catalog is written in \(name, as: "charset"), and not in UTF-8"
      case .charset(nil): "the catalog does not say that it is written in UTF-8"
      case .pluralForms(let words):
        "the catalog's Plural-Forms cannot be used (\(words, as: "reason"))"
      }
    return text.own("error")
  }

  /// What to do.
  public var recovery: DialogText {
    let text: DialogText =
      switch self {
      case .unreadable: "check the path and its permissions"
      case .notInstalled: "install Rejoinder again"
      case .notADomain: "name them without folder and “.mo”"
      case .tooLarge: "divide the catalog into several"
      case .notAFile, .notACatalog: "compile the .po file with msgfmt"
      case .otherByteOrder: "compile the .po file on this machine"
      case .unknownRevision: "leave out c-format texts with names from <inttypes.h>"
      case .damaged: "compile the .po file again with msgfmt --check"
      case .notUTF8, .charset: "convert the .po file with msgconv -t UTF-8"
      case .noHeader: "write an entry with an empty msgid, as msginit does"
      case .pluralForms: "see “Plural forms” in gettext's manual"
      }
    return text.own("error")
  }
}
