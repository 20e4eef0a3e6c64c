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
  /// It shows progress.
  public static let progress = PresenterCapabilities(rawValue: 1 << 4)
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
  /// and another is wanted. After ``close()`` it does nothing.
  nonisolated(nonsending) func update(_ content: DialogContent) async

  /// Takes the dialog down, and returns once it is gone and nothing more is read.
  nonisolated(nonsending) func close() async
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

/// Why a presenter could not present.
public enum PresenterError: Error, Sendable, Hashable {
  /// It cannot show something of the dialog.
  case cannotShow(String)
  /// It was told an answer that the dialog does not have.
  case noSuchAnswer(String, among: [String])
  /// It was told an answer that the dialog does not accept, and why.
  case answerRefused(String, because: String)
  /// There is nothing to show it on, and why.
  case nowhereToShow(String)
  /// The surface went away.
  case surfaceLost
}

extension PresenterError: CustomStringConvertible {
  /// What happened and what to do, in the source language.
  public var description: String {
    let texts = [message, recovery].map { $0.resolved(in: .source, by: SourceLocalizer()).string }
    return texts.joined(separator: ": ")
  }

  /// What happened.
  public var message: DialogText {
    let text: DialogText =
      switch self {
      case .cannotShow(let what): "\(what, as: "what") cannot be shown here"
      case .noSuchAnswer(let answer, _): "the dialog has no answer “\(answer, as: "answer")”"
      case .answerRefused(let answer, let reason):
        "the answer “\(answer, as: "answer")” was not accepted (\(reason, as: "reason"))"
      case .nowhereToShow(let reason):
        "there is nothing to show a dialog on (\(reason, as: "reason"))"
      case .surfaceLost: "the dialog went away before it was answered"
      }
    return text.own("error")
  }

  /// What to do.
  public var recovery: DialogText {
    let text: DialogText =
      switch self {
      case .cannotShow, .nowhereToShow, .surfaceLost: "choose another presenter"
      case .noSuchAnswer(_, let answers):
        "give one of: \(answers.joined(separator: ", "), as: "answers")"
      case .answerRefused: "give another value"
      }
    return text.own("error")
  }
}
