import Synchronization

/// What presenters say, in every language that it was looked up in.
///
/// A localizer that always gives the same words has one of its own.
public final class PresenterWordsCache: Sendable {
  private let words = Mutex<[[Language]: SharedWords]>([:])

  /// A cache with nothing in it.
  public init() {}

  fileprivate func words(
    in languages: [Language], _ make: () -> SharedWords
  ) -> SharedWords {
    if let known = words.withLock({ $0[languages] }) { return known }
    let made = make()
    words.withLock { $0[languages] = made }
    return made
  }
}

extension PresenterWordsCache? {
  /// What presenters say in languages of which the first that has a text gives it; made where it isn't
  /// known yet.
  func words(in languages: [Language], _ make: () -> SharedWords) -> SharedWords {
    self?.words(in: languages, make) ?? make()
  }
}
