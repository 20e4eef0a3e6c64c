import Dialogs
import Testing

extension Lifecycle {
  /// The session alone: events in, effects out.
  @Suite("Session")
  struct Session {
    typealias Effect = DialogSession.Effect

    private func session(
      _ dialog: Dialog = Lifecycle.question(), after events: DialogSession.Event...
    )
      throws -> DialogSession
    {
      var session = DialogSession(content: try dialog.content())
      for event in events { _ = session.handle(event) }
      return session
    }

    /// Three words of the diagrams: an answer is told, then the dismissal, then the surface goes.
    private func ending(_ answer: DialogSession.Callback, _ response: Response) -> [Effect] {
      [.tell(answer), .tell(.willDismiss(response.index)), .close(response)]
    }

    @Test func `its turn opens it, and shown is told once its reader is heard`() throws {
      var session = try session()
      #expect(session.handle(.turnCame) == [.tell(.willPresent), .open])
      #expect(session.handle(.shown) == [.startTimeout, .tell(.didPresent)])
    }

    @Test func `a click, then gone, then the response`() throws {
      var session = try session(after: .turnCame, .shown)
      let response = Response(.button(id: "keep", index: 1))
      #expect(session.handle(.clicked("keep", problems: [:])) == ending(.clicked(1), response))
      #expect(session.handle(.gone) == [.tell(.didDismiss(1)), .respond(response)])
    }

    @Test(arguments: CancelReason.allCases)
    func `a cancel, then gone, then the response or the failure`(reason: CancelReason) throws {
      var session = try session(after: .turnCame, .shown)
      let response = Response(.cancelled(reason, index: 2))
      #expect(session.handle(.cancelled(reason)) == ending(.cancel(reason), response))
      let end: Effect = reason == .failed ? .fail : .respond(response)
      #expect(session.handle(.gone) == [.tell(.didDismiss(2)), end])
    }

    @Test(arguments: CancelReason.allCases)
    func `cancelled in the queue: the end and nothing else`(reason: CancelReason) throws {
      var session = try session()
      let end: Effect =
        reason == .failed ? .fail : .respond(Response(.cancelled(reason, index: 2)))
      #expect(session.handle(.cancelled(reason)) == [end])
      #expect(session.handle(.turnCame) == [])
    }

    @Test func `what makes no sense where it stands does nothing`() throws {
      let all: [DialogSession.Event] = [
        .turnCame, .shown, .clicked("keep", problems: [:]), .escape(problems: [:]),
        .cancelled(.closed), .failed, .edited("f", .text("a")), .focused("keep"), .gone,
        .updated(message: nil, progress: nil),
      ]
      let stages: [(events: [DialogSession.Event], meaningful: Set<DialogSession.Event>)] = [
        ([], [.turnCame, .cancelled(.closed)]),
        ([.turnCame], [.shown, .cancelled(.closed), .failed]),
        (
          [.turnCame, .shown],
          [
            .clicked("keep", problems: [:]), .escape(problems: [:]), .cancelled(.closed), .failed,
            .updated(message: nil, progress: nil),
          ]
        ),
        ([.turnCame, .shown, .escape(problems: [:])], [.gone]),
        ([.turnCame, .cancelled(.dismissed)], [.gone]),
        ([.turnCame, .shown, .escape(problems: [:]), .gone], []),
        ([.cancelled(.dismissed)], []),
      ]
      for stage in stages {
        for event in all {
          var session = try session()
          for event in stage.events { _ = session.handle(event) }
          let doesSomething = !session.handle(event).isEmpty
          #expect(
            doesSomething == stage.meaningful.contains(event), "\(event) after \(stage.events)")
        }
      }
    }

    @Test func `problems keep the dialog, are shown, and go with an edit`() throws {
      let dialog = Dialog.alert(
        "Who?", buttons: [.stock(.ok), .cancel()], fields: [.text("a"), .text("b")])
      let wrong = ResolvedText(verbatim: "wrong")
      var session = try session(dialog, after: .turnCame, .shown)
      #expect(session.handle(.clicked("ok", problems: ["a": wrong, "b": wrong])) == [.update])
      #expect(session.content.fields.map(\.problem) == [wrong, wrong])
      #expect(session.handle(.edited("a", .text("x"))) == [.update])
      #expect(session.content.fields.map(\.problem) == [nil, wrong])
      #expect(session.handle(.edited("a", .text("y"))) == [])
      #expect(session.handle(.clicked("ok", problems: ["a": wrong])) == [.update])
      #expect(session.content.fields.map(\.problem) == [wrong, nil])
      let response = Response(.button(id: "cancel", index: 1), values: session.content.values)
      #expect(
        session.handle(.clicked("cancel", problems: ["a": wrong])) == ending(.clicked(1), response))
    }

    @Test func `the focus is where the reader last went`() throws {
      var session = try session(after: .turnCame, .focused("early"), .shown)
      #expect(session.focus == nil)
      _ = session.handle(.focused("keep"))
      #expect(session.focus == "keep")
      _ = session.handle(.escape(problems: [:]))
      _ = session.handle(.focused("delete"))
      #expect(session.focus == "keep")
    }

    @Test func `an edit after the answer does not change the response`() throws {
      let dialog = Dialog.alert("Who?", buttons: [.stock(.ok)], fields: [.text("name")])
      var session = try session(
        dialog, after: .turnCame, .shown, .edited("name", .text("A")),
        .clicked("ok", problems: [:]), .edited("name", .text("B")))
      let response = Response(.button(id: "ok", index: 0), values: ["name": .text("A")])
      #expect(session.handle(.gone) == [.tell(.didDismiss(0)), .respond(response)])
    }

    @Test func `an update is shown while the dialog is, or as soon as it is`() throws {
      let words = ResolvedText(verbatim: "new")
      let update = DialogSession.Event.updated(message: words, progress: nil)
      var session = try session()
      #expect(session.handle(update) == [])
      #expect(session.content.message == words)
      #expect(session.handle(.turnCame) == [.tell(.willPresent), .open])
      #expect(session.handle(.shown) == [.startTimeout, .tell(.didPresent)])
      #expect(session.handle(update) == [.update])

      var opening = try self.session(after: .turnCame, update)
      #expect(opening.handle(.shown) == [.startTimeout, .tell(.didPresent), .update])
      _ = opening.handle(.escape(problems: [:]))
      #expect(opening.handle(update) == [])
    }

    @Test func `a session is a value`() throws {
      let original = try session(after: .turnCame, .shown)
      var copy = original
      _ = copy.handle(.escape(problems: [:]))
      var other = original
      let response = Response(.button(id: "keep", index: 1))
      #expect(other.handle(.clicked("keep", problems: [:])) == ending(.clicked(1), response))
    }
  }
}
