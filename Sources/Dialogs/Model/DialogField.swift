/// Something that a dialog asks for beside a button, as its author means it.
public struct DialogField {
  /// What a field takes.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A line of text.
    case text
    /// A line of text that is not shown, such as a password.
    case secure
    /// Yes or no.
    case checkbox
    /// One item of several.
    case choice
    /// Any number of items.
    case choices

    /// What a field of this kind holds where nothing is entered, checked or chosen.
    public var emptyValue: FieldValue {
      switch self {
      case .text, .secure: .text("")
      case .checkbox: .flag(false)
      case .choice, .choices: .items([])
      }
    }

    /// Whether a value is one that a field of this kind can hold.
    public func holds(_ value: FieldValue) -> Bool {
      switch (self, value) {
      case (.text, .text), (.secure, .text), (.checkbox, .flag), (.choice, .items),
        (.choices, .items):
        true
      default: false
      }
    }
  }

  /// Something to choose.
  public struct Item {
    /// The name by which the choice is told, unique in the field.
    public var id: String
    /// What the reader sees.
    public var title: DialogText

    /// An item; its id is the title in the source language unless another is given.
    public init(_ title: DialogText, id: String? = nil) {
      self.id = id ?? title.key
      self.title = title
    }
  }

  /// Says what is wrong with a value, or `nil` where nothing is.
  public typealias Validator = (FieldValue) -> DialogText?

  /// The name by which the value is told, unique in the dialog.
  public var id: String
  /// What the field takes.
  public var kind: Kind
  /// What the reader sees beside it.
  public var label: DialogText?
  /// What it holds at first.
  public var value: FieldValue
  /// Shown where nothing is entered yet.
  public var placeholder: DialogText?
  /// Whether a button other than cancel needs it to be filled, checked or chosen.
  public var isRequired: Bool
  /// What there is to choose.
  public var items: [Item]
  /// How many items may be chosen, of `choices`.
  public var limits: ClosedRange<Int>?
  /// Checks the value when a button other than cancel is chosen; the text it gives is shown and the
  /// dialog stays.
  public var validator: Validator?
  /// What is wrong with the value from the start, where the dialog is shown again because of it.
  public var problem: DialogText?

  /// A field by its parts; the static functions make each kind.
  public init(
    id: String, kind: Kind, label: DialogText? = nil, value: FieldValue,
    placeholder: DialogText? = nil, isRequired: Bool = false, items: [Item] = [],
    limits: ClosedRange<Int>? = nil, validator: Validator? = nil, problem: DialogText? = nil
  ) {
    self.id = id
    self.kind = kind
    self.label = label
    self.value = value
    self.placeholder = placeholder
    self.isRequired = isRequired
    self.items = items
    self.limits = limits
    self.validator = validator
    self.problem = problem
  }

  /// A line of text.
  public static func text(
    _ id: String, label: DialogText? = nil, value: String = "", placeholder: DialogText? = nil,
    isRequired: Bool = false, validator: ((String) -> DialogText?)? = nil
  ) -> DialogField {
    DialogField(
      id: id, kind: .text, label: label, value: .text(value), placeholder: placeholder,
      isRequired: isRequired, validator: validator.map(ofText))
  }

  /// A line of text that is not shown.
  public static func secure(
    _ id: String, label: DialogText? = nil, placeholder: DialogText? = nil,
    isRequired: Bool = false, validator: ((String) -> DialogText?)? = nil
  ) -> DialogField {
    DialogField(
      id: id, kind: .secure, label: label, value: .text(""), placeholder: placeholder,
      isRequired: isRequired, validator: validator.map(ofText))
  }

  /// A box to check, such as "Don't ask again".
  public static func checkbox(
    _ id: String, label: DialogText, isOn: Bool = false, isRequired: Bool = false
  ) -> DialogField {
    DialogField(
      id: id, kind: .checkbox, label: label, value: .flag(isOn), isRequired: isRequired)
  }

  /// One item of several.
  public static func choice(
    _ id: String, label: DialogText? = nil, items: [Item], chosen: String? = nil,
    isRequired: Bool = false
  ) -> DialogField {
    DialogField(
      id: id, kind: .choice, label: label, value: .items(chosen.map { [$0] } ?? []),
      isRequired: isRequired, items: items)
  }

  /// Any number of items, or as many as the limits say.
  public static func choices(
    _ id: String, label: DialogText? = nil, items: [Item], chosen: [String] = [],
    isRequired: Bool = false, limits: ClosedRange<Int>? = nil
  ) -> DialogField {
    DialogField(
      id: id, kind: .choices, label: label, value: .items(chosen), isRequired: isRequired,
      items: items, limits: limits)
  }

  private static func ofText(_ check: @escaping (String) -> DialogText?) -> Validator {
    { value in if case .text(let text) = value { check(text) } else { nil } }
  }
}
