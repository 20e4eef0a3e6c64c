/// What a presenter can do.
public struct PresenterCapabilities: OptionSet, Sendable, Hashable {
  /// The set as bits.
  public let rawValue: Int

  /// A set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It shows icons.
  public static let icons = PresenterCapabilities(rawValue: 1 << 0)
  /// It asks for fields.
  public static let fields = PresenterCapabilities(rawValue: 1 << 1)
  /// It shows several dialogs at once.
  public static let severalAtOnce = PresenterCapabilities(rawValue: 1 << 2)
  /// It shows where a dialog is presented from.
  public static let anchors = PresenterCapabilities(rawValue: 1 << 3)
  /// It shows what changes while a dialog is up, such as progress.
  public static let updates = PresenterCapabilities(rawValue: 1 << 4)
}

/// Something that shows dialogs: a terminal, a program at the other end of a pipe, a picture.
///
/// Timeouts, queueing, callbacks, order, validation and cancellation are not its business. What it
/// cannot show it refuses, or shows in another honest way; it never accepts an answer to something
/// that it has not shown.
public protocol Presenter: Sendable {
  /// What it can do.
  var capabilities: PresenterCapabilities { get }

  /// Shows a dialog, and returns once it is shown.
  ///
  /// It begins on the thread that presents; what takes long there is `@concurrent`.
  ///
  /// - Parameter presentation: What to show.
  /// - Returns: The surface that shows it.
  /// - Throws: Why it cannot be shown; ``PresenterError`` where that fits. It also gives up when its
  ///   task is cancelled.
  nonisolated(nonsending) func open(_ presentation: Presentation) async throws
    -> any PresenterSurface
}

/// One dialog on show.
public protocol PresenterSurface: Sendable {
  /// What the reader does, until the surface is closed. A stream that ends before an answer says
  /// that the surface was closed from outside; one that throws, that it broke.
  var events: AsyncThrowingStream<SurfaceEvent, any Error> { get }

  /// Shows the content as it is now; where a field has a problem, the last answer was not accepted
  /// and another is wanted. After ``close(after:)`` it does nothing.
  nonisolated(nonsending) func update(_ content: DialogContent) async

  /// Takes the dialog down, and returns once it is gone and nothing more is read.
  ///
  /// - Parameter response: How the dialog ended, for a presenter that leaves a word of it behind.
  nonisolated(nonsending) func close(after response: Response) async
}

/// What a reader does to a dialog.
public enum SurfaceEvent: Sendable, Hashable {
  /// Presses the button with this id, leaving the fields with these values; those not named stay as
  /// they are.
  case clicked(String, values: [String: FieldValue] = [:])
  /// Presses escape.
  case escape
  /// Ends the dialog in another way: closes it, ends the input, or is not asked at all.
  case ended(CancelReason)
  /// Gives a field another value.
  case edited(String, FieldValue)
  /// Goes to the button or field with this id.
  case focused(String)
}
