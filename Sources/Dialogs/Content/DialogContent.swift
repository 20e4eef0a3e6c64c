/// A dialog as a presenter shows it: everything in the reader's language, and no closures.
public struct DialogContent: Sendable, Hashable {
  /// A button as a presenter shows it.
  public struct Button: Sendable, Hashable {
    /// The name by which the answer is told, unique in the dialog.
    public var id: String
    /// The button's place in the dialog, from 0, wherever a presenter lays it out.
    public var index: Int
    /// What the reader sees.
    public var title: ResolvedText
    /// What the button means.
    public var role: ButtonRole
    /// A picture beside the title.
    public var icon: DialogIcon?
    /// Whether it can be chosen.
    public var isEnabled: Bool
    /// A letter of the title that chooses it; no other button of the dialog has it.
    public var accessKey: Character?
  }

  /// A field as a presenter shows it.
  public struct Field: Sendable, Hashable {
    /// Something to choose.
    public struct Item: Sendable, Hashable {
      /// The name by which the choice is told, unique in the field.
      public var id: String
      /// What the reader sees.
      public var title: ResolvedText
    }

    /// The name by which the value is told, unique in the dialog.
    public var id: String
    /// What the field takes.
    public var kind: DialogField.Kind
    /// What the reader sees beside it.
    public var label: ResolvedText?
    /// What it holds.
    public var value: FieldValue
    /// Shown where nothing is entered yet.
    public var placeholder: ResolvedText?
    /// Whether a button other than cancel needs it to be filled, checked or chosen.
    public var isRequired: Bool
    /// What there is to choose.
    public var items: [Item]
    /// How many items may be chosen, of `choices`.
    public var limits: ClosedRange<Int>?
    /// What is wrong with the value, as far as it was checked.
    public var problem: ResolvedText?
  }

  /// Alert, sheet or progress.
  public var kind: DialogKind
  /// The dialog's language.
  public var language: Language
  /// The question in a few words.
  public var title: ResolvedText?
  /// What more there is to know.
  public var message: ResolvedText?
  /// A picture beside the text.
  public var icon: DialogIcon?
  /// The buttons, by index.
  public var buttons: [Button]
  /// What is asked for beside a button.
  public var fields: [Field]
  /// The id of the button that Return presses.
  public var defaultButton: String?
  /// What the dialog is presented from.
  public var anchor: DialogAnchor?
  /// How far the work has come; only for progress.
  public var progress: DialogProgress?
  /// How fast the work goes on, where that is measured.
  public var pace: ProgressPace?
  let sharedWords: SharedWords

  /// The presenter's own words, in the dialog's language.
  public var words: PresenterWords { sharedWords.words }

  /// The button with an id.
  public func button(id: String) -> Button? { buttons.first { $0.id == id } }

  /// The field with an id.
  public func field(id: String) -> Field? { fields.first { $0.id == id } }

  /// The cancel button.
  public var cancelButton: Button? { buttons.first { $0.role == .cancel } }

  /// What every field holds, by id.
  public var values: [String: FieldValue] {
    Dictionary(fields.map { ($0.id, $0.value) }) { first, _ in first }
  }
}
