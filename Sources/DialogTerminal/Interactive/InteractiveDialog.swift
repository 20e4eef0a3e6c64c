import Dialogs

/// A dialog as the reader works with it, as a pure value: keys in, events and frames out.
struct InteractiveDialog {
  private(set) var content: DialogContent
  var style: InteractiveStyle
  private(set) var size: TerminalSize

  init(_ content: DialogContent, style: InteractiveStyle, size: TerminalSize) {
    self.content = content
    self.style = style
    self.size = size
  }

  /// What a key does.
  mutating func handle(_ key: Key) -> [SurfaceEvent] { [] }

  /// Takes the content as it is now.
  mutating func update(_ content: DialogContent) {}

  /// Takes the terminal's new size.
  mutating func resize(_ size: TerminalSize) {}

  /// What stands on the terminal now.
  var frame: TerminalFrame { TerminalFrame() }

  /// What stays on the terminal when the dialog has ended so.
  func folded(_ response: Response) -> TerminalFrame { TerminalFrame() }
}
