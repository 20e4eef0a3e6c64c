import Dialogs
import Synchronization

/// The languages that were found for some tags, so that they need not be looked for again.
final class RememberedMatches: Sendable {
  private let matches = Mutex<[String: [Language]]>([:])

  /// What was found for a tag; else what a search finds now.
  func languages(for tag: String, orFound search: () -> [Language]) -> [Language] {
    if let known = matches.withLock({ $0[tag] }) { return known }
    let found = search()
    matches.withLock { $0[tag] = found }
    return found
  }
}
