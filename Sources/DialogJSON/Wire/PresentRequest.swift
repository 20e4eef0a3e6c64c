import Dialogs

/// The request `present` for a dialog, all but its id: made before it is known when the request leaves.
struct PresentRequest: Sendable {
  /// The forms in which its pictures travel.
  let forms: Set<IconForm>
  private let hasIcons: Bool
  private let params: [UInt8]

  /// A request.
  ///
  /// - Parameters:
  ///   - content: What is to be shown.
  ///   - number: The presentation's number, by which `lifecycle` tells of it.
  ///   - tag: The author's own mark.
  ///   - forms: The forms in which pictures may travel; one that can't is left out.
  init(_ content: DialogContent, number: Int, tag: String, icons forms: Set<IconForm>) {
    self.forms = forms
    hasIcons = content.icon != nil || content.buttons.contains { $0.icon != nil }
    let dialog = WireDialog(content, number: number, tag: tag, icons: forms)
    params = JSONValue.object(dialog.params).encoded()
  }

  /// Whether it would be the same with other forms.
  func fits(_ forms: Set<IconForm>) -> Bool { !hasIcons || forms == self.forms }

  /// The request as its line, with the line feed, as ``Message`` writes it.
  func line(_ id: Int) -> [UInt8] {
    let method = WireProtocol.Method.present
    let head = #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":"#
    return Array(head.utf8) + params + Array("}\n".utf8)
  }
}
