public import Dialogs

/// Why a snapshot could not be taken, compared or kept.
public enum SnapshotError: ExplainedError, Sendable, Equatable {
  /// The environment names a record mode that there is not.
  case unknownRecordMode(String)
  /// The environment names a part that there is not.
  case badShard(String)
  /// No folder above a file has a `Package.swift`.
  case noPackage(String)
  /// The environment names a folder of what tests leave that is not there.
  case noArtifacts(String)
  /// Two places ask for a snapshot of one name.
  case duplicate(String, first: String, second: String)
  /// One place asks twice for a snapshot of one name, and they differ.
  case repeated(String, at: String)
  /// Two names are one on a file system that does not tell small letters from capitals.
  case differsInCase(String, other: String, first: String, second: String)
  /// The localizer does not have a language; the nearest that it has.
  case noSuchLanguage(String, nearest: String)
  /// A file or folder that is named is not there.
  case noSuchFile(String)
  /// A file or folder cannot be read or written; in the system's words.
  case file(String, String)
  /// A file is no journal; its line.
  case badJournal(String, line: Int)
}

extension SnapshotError {
  /// What happened.
  public var message: DialogText {
    let text: DialogText =
      switch self {
      case .unknownRecordMode(let word):
        "SNAPSHOT_TESTING_RECORD does not take “\(word, as: "word")”"
      case .badShard(let word): "SNAPSHOT_SHARD does not take “\(word, as: "word")”"
      case .noPackage(let path): "no folder above \(path, as: "path") has a Package.swift"
      case .noArtifacts(let path):
        "SNAPSHOT_ARTIFACTS names the folder “\(path, as: "folder")”, which is not there"
      case .duplicate(let path, let first, let second):
        "two snapshots have the name \(path, as: "path"): at \(first, as: "first") and at \(second, as: "second")"
      case .repeated(let path, let place):
        "\(place, as: "place") takes two different snapshots of the name \(path, as: "path")"
      case .differsInCase(let path, let other, let first, let second):
        "the names of two snapshots differ in capitals only: \(path, as: "path") at \(first, as: "first") and \(other, as: "other") at \(second, as: "second")"
      case .noSuchLanguage(let tag, let nearest):
        "the localizer does not have the language “\(tag, as: "tag")” (the nearest is “\(nearest, as: "nearest")”)"
      case .noSuchFile(let path): "there is no file “\(path, as: "file")”"
      case .file(let path, let reason):
        "\(path, as: "path") cannot be read or written (\(reason, as: "reason"))"
      case .badJournal(let path, let line):
        "line \(line, as: "line") of \(path, as: "path") is not a journal's"
      }
    return text.own("error")
  }

  /// What to do.
  public var recovery: DialogText {
    let text: DialogText =
      switch self {
      case .unknownRecordMode: "name one of: all, failed, missing, never"
      case .badShard: "write the part and their number, such as 2/8"
      case .noPackage: "go to a folder of the package, or run the tests where they were built"
      case .noArtifacts: "run the tests first, or name a folder that is there"
      case .duplicate, .repeated, .differsInCase: "give each a name of its own, with “named:”"
      case .noSuchLanguage: "name a language that it has, or add the translation"
      case .noSuchFile: "name a file that is there"
      case .file: "see whether it is there, and who may read and write it"
      case .badJournal: "take it away, and run the tests again"
      }
    return text.own("error")
  }
}
