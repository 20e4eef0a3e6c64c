import DialogJSON
import Dialogs
import Testing

@Suite("A dialog on the wire") struct WireTests {
  @Test("comes out as it went in", arguments: goodDescriptions)
  func roundTrip(_ json: String) throws {
    let sent = try description(json, folder: "/dialogs").dialog.content()
    let params = WireDialog(sent, number: 1, tag: "").params
    let line = JSONValue.object(params).encoded()
    let received = try DialogDescription(JSONValue(parsing: line)).dialog.content()
    #expect(received.kind == sent.kind)
    #expect(received.title?.string == sent.title?.string)
    #expect(received.message?.string == sent.message?.string)
    #expect(received.icon == sent.icon)
    #expect(received.anchor == sent.anchor)
    #expect(received.progress == sent.progress)
    #expect(received.defaultButton == sent.defaultButton)
    #expect(received.buttons.map(\.id) == sent.buttons.map(\.id))
    #expect(received.buttons.map(\.index) == sent.buttons.map(\.index))
    #expect(received.buttons.map(\.title.string) == sent.buttons.map(\.title.string))
    #expect(received.buttons.map(\.role) == sent.buttons.map(\.role))
    #expect(received.buttons.map(\.isEnabled) == sent.buttons.map(\.isEnabled))
    #expect(received.buttons.map(\.icon) == sent.buttons.map(\.icon))
    #expect(received.fields.map(\.id) == sent.fields.map(\.id))
    #expect(received.fields.map(\.kind) == sent.fields.map(\.kind))
    #expect(received.fields.map(\.label?.string) == sent.fields.map(\.label?.string))
    #expect(received.fields.map(\.placeholder?.string) == sent.fields.map(\.placeholder?.string))
    #expect(received.fields.map(\.value) == sent.fields.map(\.value))
    #expect(received.fields.map(\.isRequired) == sent.fields.map(\.isRequired))
    #expect(received.fields.map(\.limits) == sent.fields.map(\.limits))
    #expect(received.fields.map { $0.items.map(\.id) } == sent.fields.map { $0.items.map(\.id) })
  }

  @Test(
    "keeps every text",
    arguments: [
      "Tom & Jerry <b>", #"C:\new\table"#, "100%", "{name} {{x}}", "snake_case",
      "\u{0}\u{1B}[31m\t",
      "🧑‍🧑‍🧒‍🧒", "שלום", "two\nlines",
    ])
  func texts(_ text: String) throws {
    let sent = try Dialog.sheet(DialogText(verbatim: text)).content()
    let line = JSONValue.object(WireDialog(sent, number: 1, tag: "").params).encoded()
    #expect(try DialogDescription(JSONValue(parsing: line)).dialog.content().title?.string == text)
  }

  @Test("tells how fast work goes on where that has changed")
  func pace() throws {
    let before = try Dialog.progress("Copying").content()
    var after = before
    after.progress = .fraction(0.25)
    after.pace = ProgressPace(completed: 3, total: 12, rate: 0.5, timeLeft: .milliseconds(18_000))
    #expect(
      WireUpdate(of: 1, from: before, to: after)?.params == [
        "id": 1, "progress": .number(0.25),
        "pace": [
          "completed": 3, "total": 12, "rate": .number(0.5), "timeLeft": .number(18),
          "text": "25 % done, 0.5 per second, about 0:18 left",
        ],
      ])
    #expect(WireUpdate(of: 1, from: after, to: after) == nil)
  }

  @Test("has a picture's bytes, or its path from the root")
  func icons() throws {
    var dialog = Dialog.sheet(icon: .png([1, 2, 3]))
    dialog.add(DialogButton("A", icon: .file("icon")))
    dialog.add(DialogButton("B", icon: .file("/b.png")))
    let params = WireDialog(try dialog.content(), number: 1, tag: "").params
    #expect(params["icon"] == ["png": "AQID"])
    let icons = params["buttons"]?.array?.map { $0.object?["icon"]?.string }
    #expect(icons?[0]?.hasPrefix("/") == true)
    #expect(icons?[0]?.hasSuffix("/icon") == true)
    #expect(icons?[1] == "/b.png")
  }

  @Test("says the direction of the language")
  func direction() throws {
    struct Hebrew: Localizer {
      func language(for tag: String?) -> Language { Language(tag: "he", direction: .rightToLeft) }
      func translation(of message: LocalizableMessage, in language: Language) -> String? { "כן" }
    }
    let content = try Dialog.sheet("Yes").content(localizedBy: Hebrew())
    let params = WireDialog(content, number: 1, tag: "").params
    #expect(params["language"] == "he")
    #expect(params["direction"] == "rtl")
    #expect(params["title"] == "כן")
  }

  @Test("isolates arguments where anything may run from right to left, and only there")
  func isolation() throws {
    struct Hebrew: Localizer {
      func language(for tag: String?) -> Language {
        tag == "he" ? Language(tag: "he", direction: .rightToLeft) : .source
      }
      func translation(of message: LocalizableMessage, in language: Language) -> String? {
        language.tag == "he" ? "למחוק את {name}?" : nil
      }
    }
    for (language, name, title) in [
      ("en", "a.txt", "Delete a.txt?"), ("en", "חתול", "Delete \u{2068}חתול\u{2069}?"),
      ("en", "a\u{202E}b", "Delete \u{2068}ab\u{2069}?"),
      ("he", "a.txt", "למחוק את \u{2068}a.txt\u{2069}?"),
    ] {
      var dialog = Dialog.alert("Delete \(name, as: "name")?")
      dialog.language = language
      let content = try dialog.content(localizedBy: Hebrew())
      #expect(WireDialog(content, number: 1, tag: "").params["title"]?.string == title)
    }
  }

  @Test(
    "is answered by an object",
    arguments: [
      (
        Response(
          .button(id: "keep", index: 1),
          values: ["b": .text("x"), "a": .flag(true), "c": .items(["i"])]),
        #"{"button":"keep","index":1,"values":{"a":true,"b":"x","c":["i"]}}"#
      ),
      (
        Response(.cancelled(.escape, index: nil)),
        #"{"cancelled":"escape","index":-1,"values":{}}"#
      ),
      (
        Response(.cancelled(.timeout, index: 2)),
        #"{"cancelled":"timeout","index":2,"values":{}}"#
      ),
    ])
  func response(_ response: Response, json: String) {
    #expect("\(JSONValue.object(response.json))" == json)
  }
}
