import Dialogs
import Synchronization

/// A presenter of one's own: it pins every dialog to a board as a card of text, several at once.
struct BoardPresenter: Presenter {
  let board: Board

  let capabilities: PresenterCapabilities = [.fields, .updates, .severalAtOnce]

  func open(_ presentation: Presentation) async throws -> any PresenterSurface {
    let (events, teller) = AsyncThrowingStream<SurfaceEvent, any Error>.makeStream()
    board.pin(presentation.content, as: presentation.id, telling: teller)
    return Card(id: presentation.id, board: board, events: events)
  }
}

/// One dialog on the board.
struct Card: PresenterSurface {
  let id: Int
  let board: Board
  let events: AsyncThrowingStream<SurfaceEvent, any Error>

  func update(_ content: DialogContent) async { board.change(content, of: id) }
  func close(after response: Response) async { board.take(id) }
}

/// Where the cards are, and the reader in front of it.
final class Board: Sendable {
  typealias Teller = AsyncThrowingStream<SurfaceEvent, any Error>.Continuation

  private struct State {
    var text = ""
    var cards: [Int: (content: DialogContent, teller: Teller)] = [:]
  }

  private let state = Mutex(State())

  /// All that was ever pinned to the board.
  var text: String { state.withLock { $0.text } }

  func pin(_ content: DialogContent, as id: Int, telling teller: Teller) {
    state.withLock { state in
      state.cards[id] = (content, teller)
      state.text += content.card
    }
  }

  func change(_ content: DialogContent, of id: Int) {
    state.withLock { state in
      guard state.cards[id] != nil else { return }
      state.cards[id]?.content = content
      state.text += content.card
    }
  }

  func take(_ id: Int) {
    state.withLock { $0.cards.removeValue(forKey: id)?.teller.finish() }
  }

  /// The reader fills in a card and presses a button that can be pressed.
  func press(_ button: String, _ values: [String: FieldValue], in id: Int) {
    state.withLock { state in
      guard let card = state.cards[id], card.content.button(id: button)?.isEnabled == true
      else { return }
      card.teller.yield(.clicked(button, values: values))
    }
  }

  /// The reader does something else to a card.
  func tell(_ event: SurfaceEvent, to id: Int) {
    state.withLock { _ = $0.cards[id]?.teller.yield(event) }
  }
}

extension DialogContent {
  /// The dialog in lines; what is in a secure field stays hidden.
  fileprivate var card: String {
    var lines = [title?.string, message?.string].compactMap { $0 }
    if let percent = progress?.percent { lines.append("\(percent) %") }
    for field in fields {
      lines.append("\(field.label?.string ?? field.id): \(field.kind == .secure ? "•••" : "…")")
      lines += field.items.map { "  - \($0.title.string)" }
      if let problem = field.problem { lines.append("! \(problem.string)") }
    }
    lines += buttons.map { "[\($0.title.string)]" }
    return lines.joined(separator: "\n") + "\n"
  }
}
