import Dialogs
import Glibc
import Testing

@testable import DialogJSON

/// The package's folder, with the slash.
private let package = String(#filePath.dropLast("Tests/DialogJSONTests/HelloTests.swift".count))
private let trash = package + "Resources/icons/trash.png"

@Suite("The showing side's hello") struct HelloTests {
  private var side = AskingSide(capabilities: [])

  private mutating func hear(_ line: String) -> [AskingSide.Effect] {
    side.receive(
      Result { () throws(Message.Refusal) in
        try Message(.line(Array(line.utf8), LinePlace(number: 1, offset: 0)))
      })
  }

  private mutating func hello(_ words: String...) -> [AskingSide.Effect] {
    let words = words.map { "\"\($0)\"" }.joined(separator: ",")
    return hear(
      #"{"jsonrpc":"2.0","method":"hello","params":{"protocol":1,"capabilities":[\#(words)]}}"#)
  }

  /// The parameters of the messages with a method.
  private func params(_ method: String, in effects: [AskingSide.Effect]) throws -> [JSONObject] {
    try effects.compactMap { effect in
      let line: [UInt8]
      switch effect {
      case .send(let bytes), .ask(_, let bytes): line = bytes
      default: return nil
      }
      let message = try JSONValue(parsing: line).object
      return message?["method"]?.string == method ? message?["params"]?.object : nil
    }
  }

  private func dialog(_ icon: DialogIcon, _ buttons: DialogIcon...) throws -> DialogContent {
    try Dialog(
      .sheet, icon: icon,
      buttons: buttons.enumerated().map { DialogButton("B", id: "b\($0)", icon: $1) }
    ).content()
  }

  @Test(
    "says in which forms pictures travel: the first that they have of name, file and data",
    arguments: [
      ([], .named("trash"), "trash"), (["icons", "future"], .named("trash"), "trash"),
      ([], .file("/a.png"), "/a.png"), ([], .png([1, 2, 3]), ["png": "AQID"]),
      (["icon-names"], .named("trash"), "trash"), (["icon-names"], .file("/a.png"), nil),
      (["icon-names"], .png([1]), nil), (["icon-files"], .file("/a.png"), "/a.png"),
      (["icon-files"], .png([1]), nil), (["icon-data"], .png([1, 2, 3]), ["png": "AQID"]),
      (["icon-data"], .file("/nowhere.png"), nil), (["icon-data"], .file("/dev/zero"), nil),
      (["icon-data"], .file("/tmp"), nil), (["icon-data"], .named("../icons/trash"), nil),
      (["icon-data", "icon-files"], .file("/a.png"), "/a.png"),
      (["icon-data", "icon-names"], .named("trash"), "trash"),
    ] as [([String], DialogIcon, JSONValue?)])
  mutating func forms(words: [String], icon: DialogIcon, json: JSONValue?) throws {
    let list = words.map { "\"\($0)\"" }.joined(separator: ",")
    _ = hear(#"{"jsonrpc":"2.0","method":"hello","params":{"capabilities":[\#(list)]}}"#)
    let asked = try side.present(1, tag: "", dialog(icon, icon))
    let params = try #require(try params("present", in: asked).first)
    #expect(params["icon"] == json)
    #expect(params["buttons"]?.array?.first?.object?["icon"] == json)
  }

  @Test("makes a file or data of Rejoinder's own icons", arguments: ["icon-files", "icon-data"])
  mutating func own(word: String) throws {
    _ = hello(word)
    let asked = try side.present(1, tag: "", dialog(.named("trash")))
    let icon = try #require(try params("present", in: asked).first?["icon"])
    let bytes: [UInt8]
    if let path = icon.string {
      #expect(path.hasPrefix("/"))
      bytes = try contents(of: path)
    } else {
      bytes = try #require(Base64.bytes(of: icon.object?["png"]?.string ?? ""))
    }
    #expect(try bytes == contents(of: trash))
  }

  @Test("that comes late shows the pictures of open dialogs anew, those that travel otherwise now")
  mutating func late() throws {
    _ = try side.present(
      1, tag: "", dialog(.file(trash), .named("info"), .png([1]), .named("info")))
    _ = try side.present(2, tag: "", dialog(.named("info")))
    let updates = try params("update", in: hello("icon-names", "icon-data"))
    let png: JSONValue = ["png": .string(Base64.text(of: try contents(of: trash)))]
    #expect(updates == [["id": 1, "icon": png]])
    let fewer = try params("update", in: hello("icon-names"))
    #expect(fewer == [["id": 1, "icon": .null, "buttonIcons": ["b1": .null]]])
    #expect(try params("update", in: hello("icon-names", "fields")).isEmpty)
    let back = try params("update", in: hello())
    #expect(back == [["id": 1, "icon": .string(trash), "buttonIcons": ["b1": ["png": "AQ=="]]]])
    // One that is answered is not shown any more.
    _ = hear(#"{"jsonrpc":"2.0","id":1,"result":{"button":"b0"}}"#)
    #expect(try params("update", in: hello("fields", "icon-files")).map { $0["id"] } == [2])
  }

  @Test("lets no dialog grow too long by its pictures: they are left out then")
  mutating func tooLong() throws {
    let big = DialogIcon.png([UInt8](repeating: 7, count: 790_000))
    let asked = try side.present(1, tag: "", dialog(big, .named("info")))
    let present = try #require(try params("present", in: asked).first)
    #expect(present["icon"] == nil)
    #expect(present["buttons"]?.array?.first?.object?["icon"] == "info")
    #expect(try params("update", in: hello("icon-data", "icon-names")).isEmpty)

    _ = side.close(1)
    _ = hello("icon-names")
    let half = DialogIcon.png([UInt8](repeating: 7, count: 400_000))
    _ = try side.present(2, tag: "", dialog(.named("info"), half, half))
    // Both together are too long, and what was sent can't be shown any more.
    #expect(try params("update", in: hello("icon-data")) == [["id": 2, "icon": .null]])
  }

  @Test("with another version of the protocol is refused, and no dialog is shown")
  mutating func version() throws {
    let content = try Dialog.sheet().content()
    _ = try side.present(1, tag: "", content)
    let effects = hear(#"{"jsonrpc":"2.0","method":"hello","params":{"protocol":2}}"#)
    let refusal = MessageError(
      code: -32600, message: "protocol 2 is not spoken here; 1 is", data: nil)
    let failure = PresenterError.nowhereToShow(
      "the other program speaks another version of the protocol")
    #expect(effects == [.send(Message.failure(nil, refusal).line), .fail(1, failure)])
    #expect(throws: failure) { try side.present(2, tag: "", content) }
    #expect(side.end(.cancelled(.endOfInput)).isEmpty)
  }

  @Test("is no matter where it does not say what it should", arguments: ["{}", "[]", "[1]"])
  mutating func odd(params: String) throws {
    #expect(hear(#"{"jsonrpc":"2.0","method":"hello","params":\#(params)}"#).isEmpty)
    let asked = try side.present(1, tag: "", dialog(.named("trash")))
    #expect(try self.params("present", in: asked).first?["icon"] == "trash")
  }

  private func contents(of path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "re"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    return Array(bytes[..<fread(&bytes, 1, bytes.count, file)])
  }
}
