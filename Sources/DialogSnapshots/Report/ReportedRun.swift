internal import DialogJSON

/// What several journals tell together.
struct ReportedRun {
  /// The snapshots, each as the last line about it says, in the order of their first lines.
  private(set) var snapshots: [ReportedSnapshot] = []
  /// What of the renderer is named, such as `cairo`, and its versions.
  private(set) var versions: [String: Set<String>] = [:]
  /// What readers should know of the journals.
  private(set) var notes: [String] = []
  private var places: [String: Int] = [:]

  /// More is no journal.
  private static let sizeLimit = 1 << 30

  /// Reads journals one after the other.
  init(journals: [String]) {
    for path in journals { read(path) }
  }

  private mutating func read(_ path: String) {
    let name = path.fileName
    let bytes: [UInt8]
    do { bytes = try PlainFile.contents(of: path, limit: Self.sizeLimit) } catch {
      return notes.append("\(name) cannot be read: \(error.words)")
    }
    var brokenCount = 0
    var isFinished = false
    for text in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let line = try? JSONValue(parsing: Array(text), sizeLimit: Self.sizeLimit).object else {
        brokenCount += 1
        continue
      }
      read(versionsOf: line)
      if line["finished"]?.bool == true {
        isFinished = true
        if line["filtered"]?.bool == true { notes.append("\(name): only some tests were run") }
      } else if var snapshot = ReportedSnapshot(line) {
        snapshot.files = snapshot.files.mapValues { $0.relative(toFolderOf: path) }
        add(snapshot)
      }
    }
    if brokenCount > 0 {
      notes.append("\(name): \(brokenCount) incomplete line\(brokenCount == 1 ? "" : "s") left out")
    }
    if !isFinished { notes.append("\(name) ends early: the tests were stopped") }
  }

  private mutating func read(versionsOf line: JSONObject) {
    for member in line["versions"]?.object?.members ?? [] {
      if let version = member.value.string { versions[member.name, default: []].insert(version) }
    }
  }

  private mutating func add(_ snapshot: ReportedSnapshot) {
    if let place = places[snapshot.path] {
      snapshots[place] = snapshot
    } else {
      places[snapshot.path] = snapshots.count
      snapshots.append(snapshot)
    }
  }
}

extension String {
  /// A path where it is found: what is not absolute stands beside another file.
  fileprivate func relative(toFolderOf file: String) -> String {
    guard !hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return self }
    return file[...slash] + self
  }
}
