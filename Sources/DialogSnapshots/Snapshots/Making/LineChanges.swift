extension String {
  /// The lines that are different in another text, those of this one with `-` before them, those of
  /// the other with `+`, at most so many.
  func lineChanges(to other: String, limit: Int = 20) -> [String] {
    let old = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = other.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let changes: [(line: Int, sign: String, text: String)] =
      new.difference(from: old).map { change in
        switch change {
        case .remove(let offset, let text, _): (offset, "-", text)
        case .insert(let offset, let text, _): (offset, "+", text)
        }
      }
    let sorted = changes.sorted { ($0.line, $1.sign) < ($1.line, $0.sign) }
    let lines = sorted.prefix(limit).map { "\($0.sign) \($0.line + 1): \($0.text)" }
    return sorted.count > limit ? lines + ["… and \(sorted.count - limit) more"] : lines
  }
}
