internal import Glibc
internal import SystemIO

/// Where things are on this machine, which is nobody's business who gets a report.
struct HostPaths {
  /// Folders with a slash at the end, the longest first, and what is written instead.
  private var names: [(folder: String, name: String)] = []

  /// The folders of a run: of the package, of the journals, the current one and the reader's own.
  init(of run: ReportedRun, journals: [String]) {
    for snapshot in run.snapshots {
      for file in snapshot.files.values where file.hasSuffix("/" + snapshot.path) {
        add(String(file.dropLast(snapshot.path.count)), as: "")
      }
    }
    for journal in journals { add(Self.folder(of: journal), as: "") }
    add((try? Paths.resolved(".")) ?? "", as: "")
    if let home = getenv("HOME") { add(String(cString: home), as: "~/") }
    names.sort { ($0.folder.utf8.count, $0.folder) > ($1.folder.utf8.count, $1.folder) }
  }

  private mutating func add(_ folder: String, as name: String) {
    let folder = folder.hasSuffix("/") ? folder : folder + "/"
    // Every absolute path begins with the root; to take it away would hide nothing.
    guard folder.hasPrefix("/"), folder != "/", !names.contains(where: { $0.folder == folder })
    else { return }
    names.append((folder, name))
  }

  private static func folder(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "" }
    let folder = String(file[..<slash])
    return (try? Paths.resolved(folder)) ?? folder
  }

  /// A text with paths as they are from within these folders.
  func removed(from text: String) -> String {
    names.reduce(text) { text, place in
      text.contains(place.folder) ? text.replacing(place.folder, with: place.name) : text
    }
  }
}
