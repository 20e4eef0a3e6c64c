public import Dialogs

/// The user at the other side of a presenter, as a test plays them.
///
/// What is `nil` this presenter's users cannot do, and is not judged.
///
/// ```swift
/// ContractUser(
///   press: { button, values, _ in try keyboard.write("\(button)\n") },
///   endInput: { try keyboard.close() },
///   sees: { try screen.textSoFar() })
/// ```
public struct ContractUser: Sendable {
  /// Leaves the fields of a dialog with values, by their ids, and presses the button with an id.
  public typealias Press =
    @Sendable (_ button: String, _ values: [String: FieldValue], _ presentation: Presentation)
    async throws -> Void

  /// Leaves the fields with the values, those not named as they are, and presses the button.
  ///
  /// It is also asked for buttons that are disabled or that the dialog does not have; where a user
  /// has no way to try that, it does nothing. The presentation has the content as last updated.
  public var press: Press?
  /// Presses escape in a dialog.
  public var escape: (@Sendable (Presentation) async throws -> Void)?
  /// Ends the input: closes the pipe, hangs up.
  public var endInput: (@Sendable () async throws -> Void)?
  /// Closes a dialog from outside, as a window's close button does.
  public var close: (@Sendable (Presentation) async throws -> Void)?
  /// Everything that can be seen so far, also what was shown before.
  ///
  /// Texts that are longer than a line may be broken; those of the contract are at most 40
  /// characters.
  public var sees: (@Sendable () async throws -> String)?

  /// Whether everything that the user does is decided before a dialog opens.
  let isScripted: Bool

  /// A user who acts while a dialog is open.
  public init(
    press: Press? = nil,
    escape: (@Sendable (Presentation) async throws -> Void)? = nil,
    endInput: (@Sendable () async throws -> Void)? = nil,
    close: (@Sendable (Presentation) async throws -> Void)? = nil,
    sees: (@Sendable () async throws -> String)? = nil
  ) {
    self.press = press
    self.escape = escape
    self.endInput = endInput
    self.close = close
    self.sees = sees
    isScripted = false
  }

  private init(scriptSees sees: (@Sendable () async throws -> String)?) {
    press = { _, _, _ in }
    escape = { _ in }
    endInput = {}
    self.sees = sees
    isScripted = true
  }

  /// A user whose answers the presenter is given when it is made.
  ///
  /// They are the plan that the contract hands to its factory; `AnswerScript(following:)` makes a
  /// script of it.
  public static func scripted(sees: (@Sendable () async throws -> String)? = nil) -> ContractUser {
    ContractUser(scriptSees: sees)
  }

  func can(_ action: ContractAction) -> Bool {
    switch action {
    case .press: press != nil
    case .escape: escape != nil
    case .endInput: endInput != nil
    case .close: close != nil
    }
  }

  func perform(_ action: ContractAction, on presentation: Presentation) async throws {
    switch action {
    case .press(let button, let values): try await press?(button, values, presentation)
    case .escape: try await escape?(presentation)
    case .endInput: try await endInput?()
    case .close: try await close?(presentation)
    }
  }
}
