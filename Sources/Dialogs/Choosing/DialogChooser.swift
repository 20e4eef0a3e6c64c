/// Something that may be chosen, found when the program runs: it carries a value, an action, or
/// both.
public struct DialogTarget<Value> {
  /// What the reader sees.
  public var title: DialogText
  /// What the choice stands for.
  public var value: Value
  /// A picture beside the title.
  public var icon: DialogIcon?
  /// Runs when this target is chosen.
  public var action: DialogButton.Action?

  /// A target with a value.
  public init(
    _ title: DialogText, value: Value, icon: DialogIcon? = nil,
    action: DialogButton.Action? = nil
  ) {
    self.title = title
    self.value = value
    self.icon = icon
    self.action = action
  }
}

extension DialogTarget where Value == Void {
  /// A target with an action alone.
  public init(_ title: DialogText, icon: DialogIcon? = nil, action: @escaping DialogButton.Action) {
    self.init(title, value: (), icon: icon, action: action)
  }
}

/// How a choice came out.
public enum ChooserResult<Value> {
  /// There was nothing to choose from, and nothing was shown.
  case nothingToChoose
  /// This target's value was chosen; its action has run.
  case chosen(Value)
  /// None was chosen; the response says how the sheet ended.
  case notChosen(Response)
}

extension ChooserResult: Sendable where Value: Sendable {}
extension ChooserResult: Equatable where Value: Equatable {}

/// Chooses among targets that are found when the program runs.
///
/// With no target nothing is shown; one is chosen at once, without a sheet; for several a sheet is
/// shown, Cancel last.
public struct DialogChooser<Value> {
  /// The sheet that is shown for several; the targets' buttons are added to it.
  public var sheet: Dialog
  /// What there is to choose from, in order.
  public var targets: [DialogTarget<Value>]
  /// Whether a single target too is asked for.
  public var alwaysShows: Bool

  /// A chooser among targets.
  public init(_ title: DialogText? = nil, targets: [DialogTarget<Value>], alwaysShows: Bool = false)
  {
    self.init(sheet: Dialog(.sheet, title: title, order: .sheet), targets, alwaysShows: alwaysShows)
  }

  /// A chooser whose sheet has more than a title.
  public init(sheet: Dialog, _ targets: [DialogTarget<Value>], alwaysShows: Bool = false) {
    self.sheet = sheet
    self.targets = targets
    self.alwaysShows = alwaysShows
  }

  /// The sheet as it is shown: with a button for each target, in their order, and Cancel last.
  public var dialog: Dialog { prepared().dialog }

  /// The sheet as it is shown, and what its targets' buttons stand for, by their ids.
  private func prepared() -> (dialog: Dialog, values: [String: Value]) {
    var dialog = sheet
    var values: [String: Value] = [:]
    for target in targets {
      let index = dialog.add(DialogButton(target.title, icon: target.icon, action: target.action))
      if let id = dialog.buttons[index].id { values[id] = target.value }
    }
    // A target may be called Cancel too: the id is derived, so that it is another.
    if dialog.cancelIndex == nil { dialog.add(.cancel()) }
    dialog.putCancelLast()
    return (dialog, values)
  }

  /// Chooses, asking only where there is something to ask.
  ///
  /// - Parameters:
  ///   - stage: Where the sheet is shown.
  ///   - anchor: What it is presented from.
  ///   - delegate: Told of the sheet's presentation, where there is one.
  /// - Returns: What was chosen, once the target's action has returned.
  /// - Throws: What presenting the sheet throws.
  public nonisolated(nonsending) func choose(
    on stage: Stage, from anchor: DialogAnchor? = nil, delegate: (any DialogDelegate)? = nil
  ) async throws -> ChooserResult<Value> {
    guard let first = targets.first else { return .nothingToChoose }
    if targets.count == 1, !alwaysShows {
      await first.action?()
      return .chosen(first.value)
    }
    let (dialog, values) = prepared()
    let response = try await dialog.present(on: stage, from: anchor, delegate: delegate)
    guard let value = response.button.flatMap({ values[$0] }) else { return .notChosen(response) }
    return .chosen(value)
  }
}
