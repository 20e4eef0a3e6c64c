/// Ids that are taken, and how often each was asked for.
package struct UniqueIDs {
  private var taken: Set<String> = []
  private var repeats: [String: Int] = [:]

  /// No ids.
  package init() {}

  /// Marks an id as taken.
  package mutating func take(_ id: String) {
    taken.insert(id)
  }

  /// Takes the id itself, or with the first of `-2`, `-3` … that is free.
  package mutating func takeFree(_ id: String) -> String {
    var free = id
    while !taken.insert(free).inserted {
      repeats[id, default: 1] += 1
      free = "\(id)-\(repeats[id, default: 1])"
    }
    return free
  }
}
