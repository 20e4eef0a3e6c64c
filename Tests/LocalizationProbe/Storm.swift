import DialogLocalization
import Dialogs

/// One dialog in two languages, from many tasks at once.
struct Storm {
  private static let tags = ["ja", "de"]

  private let folder: String
  private let expected: [DialogContent]

  /// Takes the contents that are right, before anything runs at once.
  init(_ folder: String) throws {
    self.folder = folder
    let localizer = try GettextLocalizer(catalogs: folder)
    expected = try Self.tags.map { try Self.dialog(in: $0).content(localizedBy: localizer) }
  }

  /// How many of the contents that 64 tasks have made are wrong, several times over with a new
  /// localizer, so that the tasks meet while it learns its words.
  func wrongContents() async throws -> Int {
    var wrong = 0
    for _ in 0..<10 {
      let localizer = try GettextLocalizer(catalogs: folder)
      wrong += try await withThrowingTaskGroup(of: Int.self) { group in
        for task in 0..<64 {
          group.addTask { try wrongContents(of: localizer, startingAt: task) }
        }
        return try await group.reduce(0, +)
      }
    }
    return wrong
  }

  private func wrongContents(of localizer: GettextLocalizer, startingAt task: Int) throws -> Int {
    try (0..<10).count { turn in
      let index = (task + turn) % 2
      let content = try Self.dialog(in: Self.tags[index]).content(localizedBy: localizer)
      return content != expected[index]
    }
  }

  private static func dialog(in tag: String) -> Dialog {
    var dialog = Dialog.alert(
      "Delete \("Sunset.png", as: "name")?",
      message: DialogText(
        "One file", plural: "\(2, as: "count") files", count: 2),
      buttons: [.stock(.delete), .stock(.save), .stock(.dontSave), .stock(.cancel)])
    dialog.language = tag
    return dialog
  }
}
