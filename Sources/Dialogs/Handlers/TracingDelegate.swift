/// Writes a line for every callback, such as `dialog 7 "delete" willPresent alert “Delete a.txt?”`.
///
/// Values of fields are never written.
public struct TracingDelegate: DialogDelegate {
  private let log: (String) -> Void

  /// A delegate that hands each line to a closure.
  public init(log: @escaping (String) -> Void) {
    self.log = log
  }

  /// Writes the kind and the title, and what stands in for an anchor that is missing.
  public func dialogWillPresent(_ presentation: Presentation) {
    let content = presentation.content
    let title = content.title.map { " “\($0.string.visible)”" } ?? ""
    write(presentation, "willPresent \(content.kind)\(title)")
    if content.kind == .sheet, content.anchor == nil, presentation.capabilities.contains(.anchors) {
      write(presentation, "note: a sheet without an anchor is shown in the middle, with no arrow")
    }
  }

  /// Writes a line.
  public func dialogDidPresent(_ presentation: Presentation) {
    write(presentation, "didPresent")
  }

  /// Writes the index.
  public func dialogClicked(_ presentation: Presentation, button index: Int) {
    write(presentation, "clicked \(index)")
  }

  /// Writes the reason.
  public func dialogCancelled(_ presentation: Presentation, reason: CancelReason) {
    write(presentation, "cancel \(reason)")
  }

  /// Writes the index, or −1.
  public func dialogWillDismiss(_ presentation: Presentation, button index: Int?) {
    write(presentation, "willDismiss \(index ?? -1)")
  }

  /// Writes the index, or −1.
  public func dialogDidDismiss(_ presentation: Presentation, button index: Int?) {
    write(presentation, "didDismiss \(index ?? -1)")
  }

  private func write(_ presentation: Presentation, _ event: String) {
    let tag = presentation.tag.isEmpty ? "" : " \"\(presentation.tag.visible)\""
    log("dialog \(presentation.id)\(tag) \(event)")
  }
}
