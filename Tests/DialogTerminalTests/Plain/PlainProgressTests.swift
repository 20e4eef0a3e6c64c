import Dialogs
import Testing

@testable import DialogTerminal

@Suite struct `Progress line by line` {
  private func conversation(_ dialog: Dialog) throws -> PlainConversation {
    PlainConversation(
      PlainFrame(try DialogContent(dialog), style: PlainStyle(isTerminal: true), isTyped: true))
  }

  private func content(
    _ message: String? = nil, _ progress: DialogProgress = .unknown, _ pace: ProgressPace? = nil
  ) throws -> DialogContent {
    var content = try DialogContent(.progress("Copying", cancel: nil))
    content.message = message.map { ResolvedText(verbatim: $0) }
    content.progress = progress
    content.pace = pace
    return content
  }

  @Test func `writes a line for every tenth, with what is new`() throws {
    let dialog = Dialog.progress(
      "Copying", message: DialogText(verbatim: "a.txt"), progress: .fraction(0))
    var talk = try conversation(dialog)
    #expect(
      talk.open()
        == "Copying\na.txt\n0 % done\n  1) Cancel (cancels, default)\nReturn chooses “Cancel”:\n")
    var text = ""
    for percent in 0...100 {
      let message = percent < 42 ? "a.txt" : "b.txt"
      text += talk.update(
        try content(message, .fraction(Double(percent) / 100)),
        at: .milliseconds(10 * percent))
    }
    let tenths = (1...10).map { ($0 == 5 ? "b.txt\n" : "") + "\($0)0 % done\n" }
    #expect(text == tenths.joined())
    #expect(talk.update(try content("b.txt"), at: .seconds(2)) == "")
    #expect(talk.close() == "")
  }

  @Test func `writes a new message once a second at most`() throws {
    var talk = try conversation(.progress("Copying", cancel: nil))
    _ = talk.open()
    var text: [String] = []
    for tick in 1...40 {
      text.append(talk.update(try content("\(tick)"), at: .milliseconds(100 * tick)))
    }
    #expect(text.filter { !$0.isEmpty } == ["10\n", "20\n", "30\n", "40\n"])
    #expect(talk.due == nil)
  }

  @Test func `a message that was passed over is written when it is due`() throws {
    var talk = try conversation(.progress("Copying", cancel: nil))
    _ = talk.open()
    #expect(talk.due == nil)
    #expect(talk.update(try content("a"), at: .milliseconds(100)) == "")
    #expect(talk.due == .seconds(1))
    #expect(talk.catchUp(at: .milliseconds(999)) == "")
    #expect(talk.catchUp(at: .seconds(1)) == "a\n")
    #expect(talk.due == nil)
  }

  @Test func `writes new numbers now and then`() throws {
    var talk = try conversation(.progress("Copying", cancel: nil))
    _ = talk.open()
    var text: [String] = []
    for second in 1...30 {
      let pace = ProgressPace(completed: 5 * second, rate: 5)
      text.append(talk.update(try content(nil, .unknown, pace), at: .seconds(second)))
    }
    #expect(
      text.filter { !$0.isEmpty } == [
        "50 done, 5.0 per second\n", "100 done, 5.0 per second\n", "150 done, 5.0 per second\n",
      ])
  }

  @Test func `tells the rate and the time left beside the tenth`() throws {
    var talk = try conversation(.progress("Copying", cancel: nil))
    _ = talk.open()
    let pace = ProgressPace(completed: 20, total: 100, rate: 2, timeLeft: .seconds(40))
    #expect(
      talk.update(try content(nil, .fraction(0.2), pace), at: .milliseconds(1))
        == "20 % done, 2.0 per second, about 0:40 left\n")
  }

  @Test func `writes at its end what was passed over`() throws {
    var talk = try conversation(.progress("Copying", progress: .fraction(0), cancel: nil))
    _ = talk.open()
    #expect(talk.update(try content("last", .fraction(0.09)), at: .milliseconds(1)) == "")
    #expect(talk.close() == "last\n9 % done\n")
  }
}

@Suite(.timeLimit(.minutes(1))) struct `Work line by line` {
  @Test func `is written to its end`() async throws {
    let desk = Desk()
    let result = try await { @MainActor in
      try await Dialog.progress("Copying", cancel: nil).run(on: desk.stage) { progress in
        for done in 1...1000 { progress.update(completed: done, of: 1000) }
        progress.update(completed: 1000, of: 1000, message: "All are copied.")
      }
    }()
    guard case .finished = result else { return #expect(Bool(false)) }
    #expect(desk.screen.text.hasPrefix("Copying\n"))
    #expect(desk.screen.text.hasSuffix("All are copied.\n100 % done\n"))
  }

  @Test func `a message is written a moment later, though nothing follows it`() async throws {
    let desk = Desk()
    let handle = await desk.show(.progress("Copying", cancel: nil))
    #expect(await desk.screen.shows("Copying\n"))
    handle.update(message: "Verifying")
    #expect(await desk.screen.shows("Verifying\n"))
    handle.dismiss()
    _ = try await handle.response
    #expect(desk.screen.text == "Copying\nVerifying\n")
  }
}
