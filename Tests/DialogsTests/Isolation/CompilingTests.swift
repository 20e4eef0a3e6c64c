import Testing

/// What compiles and what does not.
@Suite("Compiling", .serialized, .timeLimit(.minutes(1)))
struct CompilingTests {
  static let counter = "final class Counter { var count = 0 }\n"

  static let right = [
    """
    @MainActor func ask(on stage: Stage) {
      let counter = Counter()
      Dialog.alert("Go?").onClick { _ in counter.count += 1 }.show(on: stage)
    }
    """,
    """
    actor Room {
      let counter = Counter()
      func ask(on stage: Stage) {
        Dialog.alert("Go?", buttons: [.stock(.ok) { self.counter.count += 1 }])
          .onClick { _ in self.counter.count += 1 }.show(on: stage)
      }
    }
    """,
    """
    func ask(on stage: Stage) async throws {
      let counter = Counter()
      try await Dialog.alert("Go?").onClick { _ in counter.count += 1 }.present(on: stage)
      counter.count += 1
    }
    """,
    """
    @MainActor func work(on stage: Stage) async throws {
      let counter = Counter()
      _ = try await Dialog.progress("Go").run(on: stage) { progress in
        counter.count += 1
        progress.update(completed: counter.count, of: 1)
      }
      counter.count += 1
    }
    """,
    """
    @MainActor func ask(on stage: Stage) {
      Dialog.alert("Go?").onDidDismiss { _ in
        Dialog.alert("Really?").show(on: stage)
      }.show(on: stage)
    }
    """,
    """
    let name = "a.txt"
    let text: DialogText = "Delete \\(name, as: "name")?"
    """,
  ]

  @Test(arguments: right)
  func `closures may capture what is local, with no Sendable and no warning`(program: String)
    throws
  {
    #expect(try Compiler.objections(to: Self.counter + program) == "")
  }

  static let racing = [
    """
    func work(on stage: Stage) async throws {
      let counter = Counter()
      _ = try await Dialog.progress("Go").onDidPresent { counter.count += 1 }
        .run(on: stage) { _ in counter.count += 1 }
    }
    """,
    """
    nonisolated func ask(on stage: Stage) {
      let counter = Counter()
      Dialog.alert("Go?").onClick { _ in counter.count += 1 }.show(on: stage)
      counter.count += 1
    }
    """,
    """
    @concurrent func ask(on stage: Stage) async {
      let counter = Counter()
      await Dialog.alert("Go?").onClick { _ in counter.count += 1 }.show(on: stage)
      counter.count += 1
    }
    """,
    """
    func ask(on stage: Stage) async {
      let counter = Counter()
      await Dialog.alert("Go?").onClick { _ in counter.count += 1 }.show(on: stage)
      counter.count += 1
    }
    """,
  ]

  @Test(arguments: racing)
  func `a caller without an actor cannot show`(program: String) throws {
    let said = try Compiler.objections(to: Self.counter + program)
    #expect(said.contains("error:"))
    #expect(said.contains("any Actor"), "\(said)")
  }

  @Test func `closures that another actor would call cannot capture what is local`() throws {
    let said = try Compiler.objections(
      to: Self.counter + """
        actor Room {
          func ask(_ dialog: Dialog, on stage: Stage) { dialog.show(on: stage) }
        }
        @MainActor func ask(in room: Room, on stage: Stage) async {
          let counter = Counter()
          await room.ask(Dialog.alert("Go?").onClick { _ in counter.count += 1 }, on: stage)
          counter.count += 1
        }
        """)
    #expect(said.contains("error:"))
    #expect(said.contains("data races"), "\(said)")
  }

  @Test func `an argument without a name does not compile`() throws {
    let said = try Compiler.objections(
      to: """
        let name = "a.txt"
        let text: DialogText = "Delete \\(name)?"
        """)
    #expect(said.contains("error: missing argument label 'as:'") || said.contains("parameter 'as'"))
  }

  @Test func `a text that is known only at run time is not taken for a literal`() throws {
    let said = try Compiler.objections(
      to: """
        let name = "a.txt"
        let text: DialogText = name
        """)
    #expect(said.contains("error: cannot convert value of type 'String'"), "\(said)")
  }
}
