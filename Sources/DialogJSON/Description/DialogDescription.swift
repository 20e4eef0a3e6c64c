public import Dialogs

/// A dialog described in JSON, by `Resources/schema/dialog.schema.json`.
///
/// Members that the schema does not know are passed over.
public struct DialogDescription {
  /// A picture that the description names by its file.
  public struct IconFile: Sendable, Hashable {
    /// Where it is named: `icon`, `buttons[0].icon`.
    public var path: String
    /// The file.
    public var file: String
  }

  /// The dialog, checked.
  public let dialog: Dialog
  /// The files of its pictures, in the order of the description.
  ///
  /// Whether they are there, and are PNG files, is not checked.
  public let iconFiles: [IconFile]
  private let reader: DescriptionReader

  /// A dialog by its description.
  ///
  /// A string is a text's key, and the description's `arguments` are the arguments of all texts.
  /// Where the member `resolved` is `true`, as in what ``JSONPresenter`` sends, a string is the text
  /// itself.
  ///
  /// - Parameters:
  ///   - description: The description.
  ///   - folder: Where the files of its icons are, when their paths are relative; empty for the
  ///     working directory.
  /// - Throws: ``DescriptionError`` for the first thing that is wrong.
  public init(_ description: JSONValue, folder: String = "") throws(DescriptionError) {
    let root = DescriptionNode(path: "", value: description)
    var reader = try DescriptionReader(root, folder: folder)
    dialog = try reader.dialog(root)
    iconFiles = reader.iconFiles
    self.reader = reader
  }

  /// What an `update` changes; its texts are read as the description's are.
  func change(_ json: JSONObject) throws(DescriptionError) -> DialogChange {
    let root = DescriptionNode(path: "", value: .object(json))
    return DialogChange(
      message: try root.member("message").map(reader.text),
      progress: try root.member("progress")?.progress(),
      pace: try root.member("pace")?.pace(),
      problems: try root.member("problems").map(reader.texts))
  }
}
