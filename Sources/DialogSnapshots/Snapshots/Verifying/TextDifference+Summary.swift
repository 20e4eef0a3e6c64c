extension TextDifference {
  /// The lines that are not the same, with `-` before those of the old text and `+` before those of
  /// the new one, at most so many.
  func summary(limit: Int = 20) -> [String] {
    let changed: [String] = lines.compactMap { line in
      switch line {
      case .same: nil
      case .removed(let text): "- \(text)"
      case .added(let text): "+ \(text)"
      }
    }
    guard changed.count > limit else { return changed }
    return changed.prefix(limit) + ["… and \(changed.count - limit) more lines"]
  }
}
