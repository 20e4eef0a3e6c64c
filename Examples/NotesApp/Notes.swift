public import Dialogs

/// An app that asks its user something and knows no presenter: the stage comes from outside.
public final class Notes {
  /// The notes' titles.
  public private(set) var titles: [String]

  private let stage: Stage

  /// Notes that ask on a stage.
  public init(_ titles: [String], asking stage: Stage) {
    self.titles = titles
    self.stage = stage
  }

  /// Removes a note, once its owner has agreed.
  ///
  /// - Parameter title: The note's title.
  /// - Returns: Whether it was removed.
  /// - Throws: What presenting the question throws.
  public nonisolated(nonsending) func remove(_ title: String) async throws -> Bool {
    let dialog = Dialog.alert(
      "Delete “\(title, as: "title")”?", message: "This cannot be undone.",
      icon: .named("trash"), buttons: [.stock(.cancel), .stock(.delete)])
    guard try await dialog.present(on: stage).button == "delete" else { return false }
    titles.removeAll { $0 == title }
    return true
  }
}
