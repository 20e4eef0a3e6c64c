public import DialogGraphics
import DialogRender
public import Dialogs
import SystemIO

/// Why a reference cannot be compared with.
public enum ReferenceError: ExplainedError, Sendable, Equatable {
  /// There is no such file.
  case missing(path: String)
  /// The file holds nothing.
  case empty(path: String)
  /// The file stands in for one that Git LFS keeps elsewhere.
  case pointer(path: String)
  /// The file is no PNG, is damaged or cut off, too large, or cannot be read.
  case png(path: String, PNGError)
  /// The picture is too large to be turned or rounded.
  case size(path: String, BitmapError)
  /// The file cannot be read, in the system's words.
  case unreadable(path: String, String)
  /// A line of a text, from 1, is not UTF-8.
  case notUTF8(path: String, line: Int)
  /// The lines of a text end in CR LF, which nothing here writes: git has converted them.
  case convertedLineBreaks(path: String)
}

extension ReferenceError {
  /// The file.
  public var path: String {
    switch self {
    case .missing(let path), .empty(let path), .pointer(let path), .convertedLineBreaks(let path),
      .png(let path, _), .size(let path, _), .unreadable(let path, _), .notUTF8(let path, _):
      path
    }
  }

  /// What happened.
  public var message: DialogText {
    switch self {
    case .missing(let path): "there is no reference \(path, as: "file")"
    case .empty(let path): "the reference \(path, as: "file") is empty"
    case .pointer(let path):
      "the reference \(path, as: "file") is a pointer of Git LFS, and not the file itself"
    case .png(_, let error): error.messageText
    case .size(_, let error): error.messageText
    case .unreadable(let path, let words):
      "the reference \(path, as: "file") cannot be read (\(words, as: "reason"))"
    case .notUTF8(let path, let line):
      "line \(line, as: "line") of the reference \(path, as: "file") is not UTF-8"
    case .convertedLineBreaks(let path):
      "the lines of the reference \(path, as: "file") end in CR LF"
    }
  }

  /// What to do.
  public var recovery: DialogText {
    switch self {
    case .missing: "record it, or check the name and the folder"
    case .empty, .notUTF8: "get it from git again, or record it anew"
    case .pointer: "run “git lfs pull”"
    case .png(_, let error): error.recoveryText
    case .size(_, let error): error.recoveryText
    case .unreadable: "check that it is a file and that you may read it"
    case .convertedLineBreaks:
      "write “__Snapshots__/** -text” into .gitattributes, remove the file and get it from git again"
    }
  }
}

extension ReferenceError {
  /// What a PNG's error means for a reference; a look into the file tells what is no PNG.
  init(_ error: PNGError, of path: String) {
    switch error.code {
    case .noSuchFile: self = .missing(path: path)
    case .notPNG:
      // A pointer is short; what is longer is something else.
      let beginning = try? Reading.file(path, limit: 1 << 10)
      self =
        switch beginning {
        case []: .empty(path: path)
        case let bytes? where Self.isPointer(bytes): .pointer(path: path)
        default: .png(path: path, error)
        }
    default: self = .png(path: path, error)
    }
  }

  /// Whether bytes begin as a pointer of Git LFS does, by its specification.
  static func isPointer(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "version https://git-lfs".utf8)
  }
}
