import Dialogs
import Testing

/// A line for each callback.
@Suite("Tracing", .timeLimit(.minutes(1)))
@MainActor
struct TracingTests {
  static let note = "note: a sheet without an anchor is shown in the middle, with no arrow"

  /// The lines of a presentation, without its number, which is another each time.
  private func lines(
    of dialog: Dialog, answer: SurfaceEvent, capabilities: PresenterCapabilities = [.fields],
    from anchor: DialogAnchor? = nil
  ) async throws -> [String] {
    var lines: [String] = []
    var ids: Set<Int> = []
    try await dialog.onWillPresent { ids.insert($0.id) }.present(
      on: Stage(Puppet(answer, capabilities: capabilities)), from: anchor,
      delegate: TracingDelegate { lines.append($0) })
    let id = try #require(ids.first)
    let prefix = "dialog \(id) "
    #expect(lines.allSatisfy { $0.hasPrefix(prefix) }, "\(lines)")
    return lines.map { String($0.dropFirst(prefix.count)) }
  }

  @Test func `a click on an alert with a title`() async throws {
    let lines = try await lines(of: Lifecycle.question(), answer: .clicked("keep"))
    #expect(
      lines == [
        "willPresent alert “Delete a.txt?”", "didPresent", "clicked 1", "willDismiss 1",
        "didDismiss 1",
      ])
  }

  @Test func `a cancelled dialog with a tag`() async throws {
    let lines = try await lines(of: Lifecycle.question("delete"), answer: .escape)
    #expect(
      lines == [
        "\"delete\" willPresent alert “Delete a.txt?”", "\"delete\" didPresent",
        "\"delete\" cancel escape", "\"delete\" willDismiss 2", "\"delete\" didDismiss 2",
      ])
  }

  @Test func `no cancel button is −1, and a sheet may have no title`() async throws {
    let lines = try await lines(
      of: .sheet(buttons: [.stock(.yes), .stock(.no)]), answer: .ended(.endOfInput))
    #expect(
      lines == [
        "willPresent sheet", "didPresent", "cancel endOfInput", "willDismiss -1", "didDismiss -1",
      ])
  }

  @Test func `a sheet without an anchor is noted where a presenter shows anchors`() async throws {
    let sheet = Dialog.sheet(buttons: [.stock(.ok)])
    let noted = try await lines(of: sheet, answer: .escape, capabilities: [.anchors])
    #expect(noted.prefix(2) == ["willPresent sheet", Self.note])
    #expect(noted.count == 6)
    let anchored = try await lines(
      of: sheet, answer: .escape, capabilities: [.anchors], from: .view("list"))
    let without = try await lines(of: sheet, answer: .escape, capabilities: [])
    let alert = try await lines(of: .alert("A"), answer: .escape, capabilities: [.anchors])
    for lines in [anchored, without, alert] {
      #expect(!lines.contains(Self.note))
      #expect(lines.count == 5)
    }
  }

  @Test func `values of fields are never written`() async throws {
    let lines = try await lines(
      of: .alert(
        "Log in", buttons: [.stock(.ok)],
        fields: [.text("name", value: "Ada"), .secure("word")]),
      answer: .clicked("ok", values: ["word": .text("secret"), "name": .text("Grace")]))
    #expect(lines.count == 5)
    for line in lines {
      for value in ["Ada", "Grace", "secret"] { #expect(!line.contains(value)) }
    }
  }
}
