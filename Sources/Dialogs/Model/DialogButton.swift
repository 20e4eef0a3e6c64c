/// What a button means, whatever its title says.
public enum ButtonRole: String, Sendable, Hashable, CaseIterable {
  /// An answer like any other.
  case normal
  /// Leaves things as they were. A dialog has at most one.
  case cancel
  /// Destroys something. Never the default unless it is named as such.
  case destructive
}

/// A button as its author means it.
public struct DialogButton {
  /// What a button runs once its dialog is gone, in the isolation of whoever presents the dialog.
  public typealias Action = nonisolated(nonsending) () async -> Void

  /// The name by which the answer is told, unique in the dialog; derived from the title when `nil`.
  public var id: String?
  /// What the reader sees.
  public var title: DialogText
  /// What the button means.
  public var role: ButtonRole
  /// A picture beside the title.
  public var icon: DialogIcon?
  /// Whether it can be chosen.
  public var isEnabled: Bool
  /// Runs when this button was chosen, once the dialog is gone and the stage free.
  public var action: Action?

  /// A button by its parts.
  public init(
    _ title: DialogText, id: String? = nil, role: ButtonRole = .normal, icon: DialogIcon? = nil,
    isEnabled: Bool = true, action: Action? = nil
  ) {
    self.id = id
    self.title = title
    self.role = role
    self.icon = icon
    self.isEnabled = isEnabled
    self.action = action
  }

  /// A button with a stock title; its id is the title's name, its role the title's unless given.
  public static func stock(
    _ title: StockTitle, id: String? = nil, role: ButtonRole? = nil, icon: DialogIcon? = nil,
    isEnabled: Bool = true, action: Action? = nil
  ) -> DialogButton {
    DialogButton(
      .stock(title), id: id ?? title.rawValue, role: role ?? title.role, icon: icon,
      isEnabled: isEnabled, action: action)
  }

  /// A cancel button: the stock title unless another is given.
  public static func cancel(
    _ title: DialogText = .stock(.cancel), id: String? = nil, action: Action? = nil
  ) -> DialogButton {
    DialogButton(title, id: id, role: .cancel, action: action)
  }

  /// A destructive button.
  public static func destructive(
    _ title: DialogText, id: String? = nil, action: Action? = nil
  ) -> DialogButton {
    DialogButton(title, id: id, role: .destructive, action: action)
  }
}
