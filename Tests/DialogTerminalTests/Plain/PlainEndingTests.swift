import DialogTerminal
import Dialogs
import Glibc
import Testing

@Suite(.timeLimit(.minutes(1))) struct `A dialog that ends without a button` {
  @Test(arguments: ["", "nonsense\n", "nonsense", "more\nnonsense\n\n\n"])
  func `ends with its input`(text: String) async throws {
    let dialog = Dialog.alert("Erase?", buttons: [.destructive("Erase")])
    let response = try await Desk(.ending(with: text)).present(dialog)
    #expect(response.outcome == .cancelled(.endOfInput, index: nil))
  }

  @Test(arguments: [("Y", "yes"), ("Y\n", "yes"), ("n\r", "no"), ("x\n2", "no")])
  func `an answer at the very end of the input counts`(text: String, id: String) async throws {
    let response = try await Desk(.ending(with: text)).present(.yesOrNo)
    #expect(response.button == id)
  }

  @Test func `input that ends among the fields keeps what was entered`() async throws {
    let desk = Desk(.ending(with: "Bob\nUl"))
    let response = try await desk.present(.form(.text("name"), .text("town")))
    #expect(response.cancelReason == .endOfInput)
    #expect(response.values == ["name": .text("Bob"), "town": .text("Ul")])
  }

  @Test func `nothing can be read from /dev/null`() async throws {
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    let stage = Stage(PlainPresenter(input: null, output: null))
    #expect(try await Dialog.yesOrNo.present(on: stage).cancelReason == .endOfInput)
  }

  @Test(arguments: [-1, 1_000_000])
  func `input or output that is not open is an error that says so`(
    descriptor: Int32
  ) async throws {
    let pipe = Line()
    defer { withExtendedLifetime(pipe) {} }
    let deaf = Stage(PlainPresenter(input: descriptor, output: pipe.writing))
    await #expect(throws: PresenterError.nowhereToShow("the input is not open")) {
      try await Dialog.yesOrNo.present(on: deaf)
    }
    let mute = Stage(PlainPresenter(input: pipe.reading, output: descriptor))
    await #expect(throws: PresenterError.nowhereToShow("the output is not open")) {
      try await Dialog.yesOrNo.present(on: mute)
    }
  }

  @Test func `a timeout ends the wait, and later lines are the next dialog's`() async throws {
    let desk = Desk()
    for dialog in [Dialog.deletion, .form(.text("name")), .progress("Copying")] {
      var dialog = dialog
      dialog.timeout = .milliseconds(30)
      let response = try await desk.present(dialog)
      #expect(response.cancelReason == .timeout)
    }
    desk.keyboard.write("y\nn\n")
    #expect(try await desk.present(.yesOrNo).button == "yes")
    #expect(desk.keyboard.textNow() == "n\n")
  }

  @Test func `cancelling the task ends the wait, and later bytes are untouched`() async throws {
    let desk = Desk()
    let task = Task { try await desk.present(.yesOrNo) }
    #expect(await desk.screen.shows("Return chooses “No”:"))
    task.cancel()
    #expect(try await task.value.cancelReason == .taskCancelled)
    desk.keyboard.write("y\n")
    try await Task.sleep(for: .milliseconds(50))
    #expect(desk.keyboard.textNow() == "y\n")
  }

  @Test func `a dialog that waits does not keep others of Swift's threads from working`()
    async throws
  {
    let desks = (1...40).map { _ in Desk() }
    try await withThrowingTaskGroup(of: String?.self) { group in
      for desk in desks {
        group.addTask { try await desk.present(.yesOrNo).button }
      }
      for desk in desks {
        #expect(await desk.screen.shows("Return chooses"))
      }
      for desk in desks { desk.keyboard.write("y\n") }
      for try await button in group { #expect(button == "yes") }
    }
  }

  @Test func `output that nobody reads breaks the dialog, not the program`() async throws {
    signal(SIGPIPE, SIG_DFL)
    let (reading, writing) = ownPipe()
    defer { close(writing) }
    let keyboard = Line()
    defer { withExtendedLifetime(keyboard) {} }
    let stage = Stage(PlainPresenter(input: keyboard.reading, output: writing))
    var told: [String] = []
    let error = await #expect(throws: TerminalError.self) {
      try await Dialog.yesOrNo
        .onDidPresent {
          close(reading)
          keyboard.write("what?\n")
        }
        .onCancel { _ in told.append("cancel") }
        .onDidDismiss { _ in told.append("didDismiss") }
        .present(on: stage)
    }
    #expect(error == TerminalError(.writing, code: EPIPE))
    #expect(told == ["cancel", "didDismiss"])
    let again = await #expect(throws: TerminalError.self) {
      try await Dialog.yesOrNo.present(on: stage)
    }
    #expect(again == TerminalError(.writing, code: EPIPE))
  }

  @Test func `output that is stuck does not outlast a timeout`() async throws {
    let desk = Line()
    let filled = fcntl(desk.writing, F_SETFL, O_NONBLOCK)
    try #require(filled == 0)
    let page = [UInt8](repeating: 0x78, count: 65536)
    while write(desk.writing, page, page.count) > 0 {}
    try #require(fcntl(desk.writing, F_SETFL, 0) == 0)
    let keyboard = Line()
    defer { withExtendedLifetime((keyboard, desk)) {} }
    let stage = Stage(PlainPresenter(input: keyboard.reading, output: desk.writing))
    let task = Task { try await Dialog.yesOrNo.present(on: stage) }
    try await Task.sleep(for: .milliseconds(30))
    task.cancel()
    #expect(try await task.value.cancelReason == .taskCancelled)
  }
}
