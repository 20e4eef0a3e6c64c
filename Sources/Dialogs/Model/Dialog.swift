/// The kinds of dialog.
public enum DialogKind: String, Sendable, Hashable, CaseIterable {
  /// A question that stops the work; it has a title.
  case alert
  /// A choice of what to do next; its title may be missing.
  case sheet
  /// Work going on.
  case progress
}

/// What an author asks: texts to be translated, buttons with their meaning, fields, and what is to
/// happen.
///
/// A dialog is a value: it can be shown again, on two stages at once, and nothing is shared. It is
/// checked when it is presented; ``validate()`` does so before.
public struct Dialog: HandlesDialogEvents {
  /// Alert, sheet or progress.
  public var kind: DialogKind
  /// The question in a few words.
  public var title: DialogText?
  /// What more there is to know.
  public var message: DialogText?
  /// A picture beside the text.
  public var icon: DialogIcon?
  /// What is asked for beside a button.
  public var fields: [DialogField]
  /// The id of the button that Return presses.
  ///
  /// Where it is `nil`, Return presses the first normal button; in want of one, cancel; a
  /// destructive button never.
  public var defaultButton: String?
  /// What the dialog is presented from, unless another is named on presenting.
  public var anchor: DialogAnchor?
  /// How far the work has come; only for progress.
  public var progress: DialogProgress?
  /// The language to show it in (`ja`, `pt_BR`); the reader's where it is `nil`.
  public var language: String?
  /// The author's own mark, handed on to every callback.
  public var tag: String
  /// How long the dialog waits for an answer, counted from when it is shown.
  public var timeout: Duration?
  /// What is to happen when the dialog comes and goes.
  public var handlers: DialogHandlers
  /// The order that buttons take as they are added.
  public let order: ButtonOrder
  /// The buttons in their order, each with its id.
  public private(set) var buttons: [DialogButton] = []
  private var ids = UniqueIDs()

  /// A dialog by its parts; its buttons are those written, in the order that is named.
  public init(
    _ kind: DialogKind, title: DialogText? = nil, message: DialogText? = nil,
    icon: DialogIcon? = nil, buttons: [DialogButton] = [], fields: [DialogField] = [],
    order: ButtonOrder = .asWritten, defaultButton: String? = nil, anchor: DialogAnchor? = nil,
    progress: DialogProgress? = nil, language: String? = nil, tag: String = "",
    timeout: Duration? = nil, handlers: DialogHandlers = DialogHandlers()
  ) {
    self.kind = kind
    self.title = title
    self.message = message
    self.icon = icon
    self.fields = fields
    self.order = order
    self.defaultButton = defaultButton
    self.anchor = anchor
    self.progress = progress
    self.language = language
    self.tag = tag
    self.timeout = timeout
    self.handlers = handlers
    for button in buttons { add(button) }
  }

  /// A question with a title.
  public static func alert(
    _ title: DialogText, message: DialogText? = nil, icon: DialogIcon? = nil,
    buttons: [DialogButton] = [], fields: [DialogField] = []
  ) -> Dialog {
    Dialog(
      .alert, title: title, message: message, icon: icon, buttons: buttons, fields: fields)
  }

  /// A choice of what to do next.
  public static func sheet(
    _ title: DialogText? = nil, message: DialogText? = nil, icon: DialogIcon? = nil,
    buttons: [DialogButton] = [], fields: [DialogField] = []
  ) -> Dialog {
    Dialog(
      .sheet, title: title, message: message, icon: icon, buttons: buttons, fields: fields)
  }

  /// An alert with its buttons by role: cancel first (index 0), unless another order is named.
  public static func alert(
    _ title: DialogText, message: DialogText? = nil, cancel: DialogText?,
    others: [DialogText] = [], destructive: DialogText? = nil, order: ButtonOrder = .alert
  ) -> Dialog {
    let buttons = byRole(cancel: cancel, others: others, destructive: destructive)
    return Dialog(.alert, title: title, message: message, buttons: buttons, order: order)
  }

  /// A sheet with its buttons by role: destructive first, cancel last, unless another order is
  /// named.
  public static func sheet(
    _ title: DialogText? = nil, message: DialogText? = nil, cancel: DialogText?,
    others: [DialogText] = [], destructive: DialogText? = nil, order: ButtonOrder = .sheet
  ) -> Dialog {
    let buttons = byRole(cancel: cancel, others: others, destructive: destructive)
    return Dialog(.sheet, title: title, message: message, buttons: buttons, order: order)
  }

  /// Work going on, with a cancel button or none; it goes when the program dismisses it.
  public static func progress(
    _ title: DialogText, message: DialogText? = nil, progress: DialogProgress = .unknown,
    cancel: DialogButton? = .cancel()
  ) -> Dialog {
    Dialog(
      .progress, title: title, message: message, buttons: cancel.map { [$0] } ?? [],
      progress: progress)
  }

  /// Adds a button at its place in the dialog's order.
  ///
  /// - Parameter button: The button; where it has no id, one is derived from its title.
  /// - Returns: The button's index. A later button may take a place before it.
  @discardableResult
  public mutating func add(_ button: DialogButton) -> Int {
    var button = button
    if let id = button.id {
      ids.take(id)
    } else {
      let id = ButtonID.derived(from: button.title.key, number: buttons.count + 1)
      button.id = ids.takeFree(id)
    }
    let rank = order.rank(of: button.role)
    let index =
      buttons.lastIndex { order.rank(of: $0.role) <= rank }.map { $0 + 1 } ?? buttons.startIndex
    buttons.insert(button, at: index)
    return index
  }

  /// Adds a button of a title and a role, and returns its index.
  @discardableResult
  public mutating func addButton(
    _ title: DialogText, id: String? = nil, role: ButtonRole = .normal,
    action: DialogButton.Action? = nil
  ) -> Int {
    add(DialogButton(title, id: id, role: role, action: action))
  }

  /// Puts the cancel button behind the others, whatever the dialog's order.
  mutating func putCancelLast() {
    if let cancelIndex { buttons.append(buttons.remove(at: cancelIndex)) }
  }

  /// The index of the cancel button.
  public var cancelIndex: Int? { buttons.firstIndex { $0.role == .cancel } }

  /// The index of the first destructive button.
  public var destructiveIndex: Int? { buttons.firstIndex { $0.role == .destructive } }

  private static func byRole(
    cancel: DialogText?, others: [DialogText], destructive: DialogText?
  ) -> [DialogButton] {
    (destructive.map { [.destructive($0)] } ?? []) + others.map { DialogButton($0) }
      + (cancel.map { [.cancel($0)] } ?? [])
  }
}
