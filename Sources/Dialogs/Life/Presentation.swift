import Synchronization

/// One showing of a dialog.
///
/// The same dialog shown again is another presentation.
public struct Presentation: Sendable, Hashable, Identifiable {
  /// A number that no other presentation of this process has.
  public let id: Int
  /// The author's own mark.
  public let tag: String
  /// What is shown.
  public package(set) var content: DialogContent
  /// What the presenter that shows it can do.
  public let capabilities: PresenterCapabilities

  private static let lastID = Atomic(0)

  /// Another showing, with a number of its own: for tests of a presenter without a stage.
  ///
  /// - Parameters:
  ///   - content: What is shown.
  ///   - tag: The author's own mark.
  ///   - capabilities: What the presenter that shows it can do.
  public init(
    _ content: DialogContent, tag: String = "", capabilities: PresenterCapabilities = []
  ) {
    id = Self.lastID.add(1, ordering: .relaxed).newValue
    self.tag = tag
    self.content = content
    self.capabilities = capabilities
  }
}
