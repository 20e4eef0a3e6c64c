import DialogSnapshots
import Dialogs
import Synchronization

/// A presenter that keeps the contract, on a desk in memory; its ways can be altered so that it
/// breaks a rule.
struct GoodPresenter: Presenter {
  /// What it does at every point where it might do wrong.
  struct Ways: Sendable {
    var capabilities: PresenterCapabilities = [.icons, .fields, .severalAtOnce, .updates]
    var capabilitiesOnceOpened: PresenterCapabilities?
    /// Throws where a dialog cannot be shown.
    var admit: @Sendable (DialogContent, PresenterCapabilities) async throws -> Void = {
      content, capabilities in
      try Task.checkCancellation()
      if !content.fields.isEmpty, !capabilities.contains(.fields) {
        throw PresenterError.cannotShow("a field")
      }
    }
    /// What the user gets to see of a content.
    var write: @Sendable (DialogContent) -> String = { $0.written }
    /// What is told as soon as a dialog is shown.
    var greet: @Sendable (DialogContent) -> [SurfaceEvent] = { _ in [] }
    /// What is told over and over while a dialog is shown.
    var fidget: SurfaceEvent?
    /// Which of the open dialogs the user is taken to mean.
    var mean: @Sendable (_ id: Int, _ open: [Int]) -> Int = { id, _ in id }
    /// What is told when the user does something.
    var tell: @Sendable (ContractAction, DialogContent) -> [SurfaceEvent] = { $0.told(of: $1) }
    /// How long it takes for that to come through.
    var lag = Duration.zero
    /// Whether an update is shown.
    var update: @Sendable (DialogContent, _ isOpen: Bool) async -> Bool = { _, isOpen in isOpen }
    /// What is still told when a dialog is taken down.
    var farewell: @Sendable (_ isOpen: Bool) async -> [SurfaceEvent] = { _ in [] }
    /// Whether the events end when a dialog is taken down.
    var ends: @Sendable () async -> Bool = { true }
  }

  let desk: Desk

  var capabilities: PresenterCapabilities {
    desk.isUntouched
      ? desk.ways.capabilities : desk.ways.capabilitiesOnceOpened ?? desk.ways.capabilities
  }

  func open(_ presentation: Presentation) async throws -> any PresenterSurface {
    let content = presentation.content
    try await desk.ways.admit(content, desk.ways.capabilities)
    return desk.place(presentation)
  }
}

/// Where the dialogs lie, seen from both sides.
final class Desk: Sendable {
  private struct State {
    var text = ""
    var sheets: [Sheet] = []
  }

  let ways: GoodPresenter.Ways
  private let state = Mutex(State())

  init(_ ways: GoodPresenter.Ways = .init()) {
    self.ways = ways
  }

  var text: String { state.withLock { $0.text } }

  var isUntouched: Bool { state.withLock { $0.sheets.isEmpty } }

  var user: ContractUser {
    ContractUser(
      press: { self.act(.press($0, values: $1), on: $2.id) },
      escape: { self.act(.escape, on: $0.id) },
      endInput: { for sheet in self.openSheets { sheet.act(.endInput) } },
      close: { self.act(.close, on: $0.id) },
      sees: { self.text })
  }

  func place(_ presentation: Presentation) -> Sheet {
    let sheet = Sheet(presentation, on: self)
    state.withLock { $0.sheets.append(sheet) }
    write(presentation.content)
    sheet.tell(ways.greet(presentation.content))
    if let fidget = ways.fidget { sheet.keepTelling(fidget) }
    return sheet
  }

  func write(_ content: DialogContent) {
    let text = ways.write(content)
    state.withLock { $0.text += text }
  }

  private var openSheets: [Sheet] {
    state.withLock { $0.sheets }.filter(\.isOpen)
  }

  private func act(_ action: ContractAction, on id: Int) {
    let sheets = openSheets
    let meant = ways.mean(id, sheets.map(\.id))
    sheets.first { $0.id == meant }?.act(action)
  }
}

/// A dialog that lies on a desk.
final class Sheet: PresenterSurface {
  let id: Int
  let events: AsyncThrowingStream<SurfaceEvent, any Error>
  private let teller: AsyncThrowingStream<SurfaceEvent, any Error>.Continuation
  private let desk: Desk
  private let content: Mutex<DialogContent>
  private let isTaken = Atomic(false)

  init(_ presentation: Presentation, on desk: Desk) {
    id = presentation.id
    content = Mutex(presentation.content)
    self.desk = desk
    (events, teller) = AsyncThrowingStream.makeStream()
  }

  var isOpen: Bool { !isTaken.load(ordering: .acquiring) }

  func act(_ action: ContractAction) {
    let events = desk.ways.tell(action, content.withLock { $0 })
    guard desk.ways.lag > .zero else { return tell(events) }
    Task {
      try await Task.sleep(for: desk.ways.lag)
      tell(events)
    }
  }

  func tell(_ events: [SurfaceEvent]) {
    for event in events { teller.yield(event) }
  }

  func keepTelling(_ event: SurfaceEvent) {
    Task {
      while isOpen {
        tell([event])
        try await Task.sleep(for: .milliseconds(1))
      }
    }
  }

  func update(_ content: DialogContent) async {
    self.content.withLock { $0 = content }
    if await desk.ways.update(content, isOpen) { desk.write(content) }
  }

  func close(after response: Response) async {
    tell(await desk.ways.farewell(isOpen))
    isTaken.store(true, ordering: .releasing)
    if await desk.ways.ends() { teller.finish() }
  }
}

extension DialogContent {
  /// All that there is to see.
  var written: String {
    let fields = fields.flatMap { field -> [String] in
      let value = field.kind == .secure ? "•••" : "\(field.value)"
      return ["\(field.label?.string ?? field.id): \(value)", field.problem?.string ?? ""]
    }
    let texts = [title?.string ?? "", message?.string ?? ""]
    return (texts + fields + buttons.map { "[\($0.title.string)]" }).map { "\($0)\n" }.joined()
  }
}

extension ContractAction {
  /// What an honest presenter tells.
  func told(of content: DialogContent) -> [SurfaceEvent] {
    switch self {
    case .press(let button, let values):
      content.button(id: button)?.isEnabled == true ? [.clicked(button, values: values)] : []
    case .escape: [.escape]
    case .endInput: [.ended(.endOfInput)]
    case .close: [.ended(.closed)]
    }
  }
}
