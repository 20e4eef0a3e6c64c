extension DialogSession {
  /// Something that happened.
  public enum Event: Sendable, Hashable {
    /// The stage is free for this dialog.
    case turnCame
    /// The presenter shows the dialog.
    case shown
    /// A button was pressed, with what is wrong with the fields' values, by field.
    case clicked(String, problems: [String: ResolvedText])
    /// The reader pressed escape, with what is wrong with the fields' values, by field.
    case escape(problems: [String: ResolvedText])
    /// Something other than a button ends the dialog.
    case cancelled(CancelReason)
    /// The surface could not be opened, or broke.
    case failed
    /// A field holds another value, with what is wrong with it where something was wrong before.
    case edited(String, FieldValue, problem: ResolvedText? = nil)
    /// The reader went to another button or field.
    case focused(String)
    /// The program changed what is shown; the problems are all that there are now, by field.
    case updated(
      message: ResolvedText? = nil, progress: DialogProgress? = nil, pace: ProgressPace? = nil,
      problems: [String: ResolvedText]? = nil)
    /// The dialog is gone from the surface.
    case gone
  }
}
