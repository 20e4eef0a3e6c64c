/// Why a PNG cannot be read or written.
public struct PNGError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What kind of trouble it is.
  public enum Code: String, Sendable, CaseIterable {
    /// The data is something else, or nothing.
    case notPNG
    /// The data ends before the picture does.
    case truncated
    /// The data breaks the rules of PNG, or a check sum is wrong.
    case corrupt
    /// The picture or the file is larger than the limits allow.
    case tooLarge
    /// There is no file of that name.
    case noSuchFile
    /// The file is there, but cannot be read.
    case unreadable
    /// The file cannot be written.
    case unwritable
    /// There is not enough memory.
    case outOfMemory
  }

  /// What kind of trouble it is.
  public let code: Code

  /// The file as the caller named it, or `nil` where there is none.
  public let path: String?

  /// What happened, in English, without a full stop; names the file where there is one.
  public let message: String

  /// What to do about it, in English, without a full stop.
  public let recovery: String

  /// libpng's own words, its warnings first, or those of the system (`strerror`); `nil` where
  /// neither was asked.
  public let underlying: String?

  /// What was too large, or had no memory, in numbers; empty for other codes.
  package let detail: String

  /// Whether what cannot be read is a folder.
  package let isFolder: Bool

  /// The message and the recovery in one line.
  public var description: String { "\(message): \(recovery)" }

  init(
    _ code: Code, path: String?, detail: String = "", underlying: String? = nil,
    isFolder: Bool = false
  ) {
    self.code = code
    self.isFolder = isFolder
    self.path = path
    self.underlying = underlying
    self.detail = detail
    let subject = path.map { $0.isEmpty ? "the file without a name" : $0 } ?? "the PNG data"
    switch code {
    case .notPNG:
      message = "\(subject) is not in PNG format"
      recovery = "convert the picture to PNG, or name another one"
    case .truncated:
      message = "\(subject) ends before the picture is complete"
      recovery = "copy the picture again from where it came"
    case .corrupt:
      message = "\(subject) is damaged"
      recovery = "copy the picture again, or save it anew in the program that made it"
    case .tooLarge:
      message = "\(subject) is too large: \(detail)"
      recovery = "use a smaller picture, or raise the limits"
    case .noSuchFile:
      message = "\(subject) does not exist"
      recovery = "check the name and the folder"
    case .unreadable:
      message = "\(subject) cannot be read"
      recovery = "check that it is a file and that you may read it"
    case .unwritable:
      message = "\(subject) cannot be written"
      recovery = "check that the folder exists, that you may write there, and that there is space"
    case .outOfMemory:
      message = "there is no memory for \(subject)" + (detail.isEmpty ? "" : ": \(detail)")
      recovery = "use a smaller picture, or close other programs"
    }
  }
}
