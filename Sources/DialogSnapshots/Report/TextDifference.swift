/// What is different between two texts, line by line.
struct TextDifference {
  /// A line of either text.
  enum Line: Hashable {
    case same(String)
    case removed(String)
    case added(String)
  }

  /// The lines, what was removed before what was added in its place.
  let lines: [Line]

  /// Comparing takes time in proportion to lines times differences: two texts that are longer than
  /// this stand one below the other.
  private static let lineLimit = 2_000

  init(from old: String, to new: String) {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard old.count + new.count <= Self.lineLimit else {
      lines = old.map { .removed($0) } + new.map { .added($0) }
      return
    }
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var place = 0
    for (offset, line) in old.enumerated() {
      if removed.contains(offset) {
        lines.append(.removed(line))
        continue
      }
      while added.contains(place) {
        lines.append(.added(new[place]))
        place += 1
      }
      lines.append(.same(line))
      place += 1
    }
    self.lines = lines + new[place...].map { .added($0) }
  }
}
