import DialogJSON
import Dialogs
import Foundation

@testable import DialogCommand

/// A dialog that Rejoinder itself shows: one of the tour, or one of the examples.
enum OwnDialog: String, CaseIterable {
  case alert, sheet, choice, input
  case delete
  case deleteSheet = "delete-sheet"
  case deletePopover = "delete-popover"

  var dialog: Dialog {
    get throws {
      switch self {
      case .alert: DemoCommand.deletion
      case .sheet: DemoCommand.photoSheet
      case .choice: DemoCommand.numbers { _ in }.dialog
      case .input: DemoCommand.input
      case .delete, .deleteSheet, .deletePopover:
        try DialogFile(Self.package.appending(path: "Examples/Dialogs/\(rawValue).json").path)
          .dialog
      }
    }
  }

  /// The folder of the package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The tags of all languages that Rejoinder speaks.
  static var languages: [String] {
    get throws {
      let text = try String(contentsOf: package.appending(path: "locales/LINGUAS"), encoding: .utf8)
      return ["en"]
        + text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        .flatMap { $0.split(separator: " ").map(String.init) }
    }
  }
}
