import Dialogs
import Testing

/// The order of buttons is applied as they are added.
@Suite("Button order")
struct ButtonOrderTests {
  /// Buttons in the order in which they are added: `c` cancel, `d` and `e` destructive, `1` to `3`
  /// normal.
  struct Case: CustomTestStringConvertible, Sendable {
    let order: ButtonOrder
    let added: String
    let indices: [Int]
    let result: String

    var testDescription: String { "\(added) \(order) → \(result)" }
  }

  static let cases = [
    Case(order: .asWritten, added: "1c2d3", indices: [0, 1, 2, 3, 4], result: "1c2d3"),
    Case(order: .sheet, added: "1c2d3", indices: [0, 1, 1, 0, 3], result: "d123c"),
    Case(order: .sheet, added: "c1d2e", indices: [0, 0, 0, 2, 1], result: "de12c"),
    Case(order: .sheet, added: "dc1", indices: [0, 1, 1], result: "d1c"),
    Case(order: .alert, added: "1c2d3", indices: [0, 0, 2, 3, 4], result: "c12d3"),
    Case(order: .alert, added: "d12c", indices: [0, 1, 2, 0], result: "cd12"),
    Case(order: .alert, added: "12", indices: [0, 1], result: "12"),
    Case(
      order: .othersCancelDestructive, added: "c1d2e", indices: [0, 0, 2, 1, 4],
      result: "12cde"),
    Case(order: .othersCancelDestructive, added: "d1", indices: [0, 0], result: "1d"),
    Case(order: .sheet, added: "", indices: [], result: ""),
  ]

  private static func button(_ letter: Character) -> DialogButton {
    let role: ButtonRole =
      switch letter {
      case "c": .cancel
      case "d", "e": .destructive
      default: .normal
      }
    return DialogButton(DialogText(verbatim: "\(letter)"), id: "\(letter)", role: role)
  }

  @Test(arguments: cases)
  func `adding a button tells its index in the dialog as it stands`(order: Case) throws {
    var dialog = Dialog(.sheet, title: "Title", order: order.order)
    for (letter, index) in zip(order.added, order.indices) {
      #expect(dialog.add(Self.button(letter)) == index)
      #expect(dialog.buttons[index].id == "\(letter)")
    }
    #expect(dialog.buttons.compactMap(\.id).joined() == order.result)
    #expect(dialog.cancelIndex == order.result.firstOffset(of: "c"))
    #expect(
      dialog.destructiveIndex
        == [order.result.firstOffset(of: "d"), order.result.firstOffset(of: "e")]
        .compactMap { $0 }.min())
    guard !order.result.isEmpty else { return }
    let content = try dialog.content()
    #expect(content.buttons.map(\.index) == Array(order.result.indices.enumerated().map(\.offset)))
    #expect(content.buttons.map(\.id).joined() == order.result)
  }

  @Test(arguments: cases)
  func `construction gives the same order as adding`(order: Case) {
    let dialog = Dialog(.sheet, buttons: order.added.map(Self.button), order: order.order)
    #expect(dialog.buttons.compactMap(\.id).joined() == order.result)
  }

  @Test func `a list of buttons keeps its order, and roles take the order of their kind`() {
    let written: [DialogButton] = [.cancel(), .stock(.ok), .stock(.delete)]
    let ids = ["cancel", "ok", "delete"]
    #expect(Dialog.alert("A", buttons: written).buttons.map(\.id) == ids)
    #expect(Dialog.sheet(buttons: written).buttons.map(\.id) == ids)
    #expect(
      Dialog.alert("A", cancel: "Cancel", others: ["OK"], destructive: "Delete").buttons
        .map(\.id) == ["cancel", "delete", "ok"])
    #expect(
      Dialog.sheet(cancel: "Cancel", others: ["OK"], destructive: "Delete").buttons
        .map(\.id) == ["delete", "ok", "cancel"])
    #expect(
      Dialog.alert("A", cancel: nil, others: ["OK"], order: .sheet).buttons.map(\.id) == ["ok"])
  }

  @Test func `adding a button by its title`() {
    var dialog = Dialog(.sheet)
    #expect(dialog.addButton("Copy") == 0)
    #expect(dialog.addButton("Delete", id: "remove", role: .destructive) == 1)
    #expect(dialog.buttons.map(\.id) == ["copy", "remove"])
    #expect(dialog.destructiveIndex == 1)
    #expect(dialog.cancelIndex == nil)
  }
}

extension String {
  fileprivate func firstOffset(of letter: Character) -> Int? {
    enumerated().first { $0.element == letter }?.offset
  }
}
