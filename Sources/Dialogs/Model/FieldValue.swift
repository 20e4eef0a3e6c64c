/// What a field holds.
public enum FieldValue: Sendable, Hashable {
  /// The text of a text or secure field.
  case text(String)
  /// Whether a check box is checked.
  case flag(Bool)
  /// The ids of the chosen items: at most one of a `choice`, any number of `choices`, in the order
  /// of the items.
  case items([String])

  /// Whether nothing is entered, checked or chosen.
  public var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .flag(let isOn): !isOn
    case .items(let ids): ids.isEmpty
    }
  }
}
