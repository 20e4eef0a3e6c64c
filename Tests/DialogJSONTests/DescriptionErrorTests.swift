import DialogJSON
import Dialogs
import Testing

@Suite("A wrong description") struct DescriptionErrorTests {
  @Test("tells where it is wrong, what is, and what to do", arguments: badDescriptions)
  func wrong(_ bad: BadDescription) throws {
    let error = #expect(throws: DescriptionError.self) { try description(bad.json) }
    #expect(error?.path == bad.path)
    #expect(error?.description == (bad.path.isEmpty ? "" : bad.path + ": ") + bad.words)
  }

  @Test("has Rejoinder's own words, so that they can be translated")
  func ownWords() throws {
    let error = #expect(throws: DescriptionError.self) {
      try description(#"{"kind": "sheet", "buttons": [{"title": "A", "role": "x"}]}"#)
    }
    guard case .message(let message, let arguments)? = error?.message.source else {
      Issue.record("the message is not one to be translated")
      return
    }
    #expect(message.key == "the role “{word}” is not known")
    #expect(message.context == "error")
    #expect(message.isStock)
    #expect(arguments.map(\.value) == ["x"])
  }
}

struct BadDescription: Sendable, CustomTestStringConvertible {
  var json: String
  var path: String
  var words: String

  init(_ json: String, _ path: String, _ words: String) {
    self.json = json
    self.path = path
    self.words = words
  }

  var testDescription: String { json }
}

private func sheet(_ members: String) -> String { #"{"kind": "sheet", \#(members)}"# }
private func buttons(_ buttons: String) -> String { sheet(#""buttons": [\#(buttons)]"#) }
private func fields(_ fields: String) -> String { sheet(#""fields": [\#(fields)]"#) }

private let knownStock =
  "ok, cancel, delete, yes, no, close, save, dont-save, discard, retry, continue, open, done, back, "
  + "next, quit"

/// One description for each thing that can be wrong.
let badDescriptions: [BadDescription] = types + words + missing + dialogs + limits

private let types = [
  BadDescription("[]", "", "this is not an object: write { and }"),
  BadDescription(
    #"{"kind": 1}"#, "kind", "this is not a string: write it between double quotes"),
  BadDescription(
    sheet(#""title": 7"#), "title",
    "this is not a text: write a string, or an object with “key”, “verbatim” or “stock”"),
  BadDescription(
    sheet(#""message": null"#), "message",
    "this is not a text: write a string, or an object with “key”, “verbatim” or “stock”"),
  BadDescription(
    sheet(#""title": {"key": "a", "context": 1}"#), "title.context",
    "this is not a string: write it between double quotes"),
  BadDescription(
    sheet(#""title": {"key": "a", "plural": "b", "count": 1.5}"#), "title.count",
    "this is not a whole number: write a number without a fraction and without quotes"),
  BadDescription(
    sheet(#""title": {"key": "a", "arguments": {"n": true}}"#), "title.arguments.n",
    "this is neither a string nor a number: write what takes the name's place"),
  BadDescription(sheet(#""arguments": []"#), "arguments", "this is not an object: write { and }"),
  BadDescription(
    sheet(#""arguments": {"a b\u001b": []}"#), #"arguments["a b\u{1B}"]"#,
    "this is neither a string nor a number: write what takes the name's place"),
  BadDescription(
    sheet(#""arguments": {"ª": []}"#), #"arguments["ª"]"#,
    "this is neither a string nor a number: write what takes the name's place"),
  BadDescription(
    sheet(#""arguments": {"it's \"日\\本\u009b": []}"#), #"arguments["it's \"日\\本\u{009B}"]"#,
    "this is neither a string nor a number: write what takes the name's place"),
  BadDescription(
    sheet(#""arguments": {"": []}"#), #"arguments[""]"#,
    "this is neither a string nor a number: write what takes the name's place"),
  BadDescription(
    sheet(#""arguments": {"a.b": []}"#), #"arguments["a.b"]"#,
    "this is neither a string nor a number: write what takes the name's place"),
  BadDescription(sheet(#""buttons": {}"#), "buttons", "this is not a list: write [ and ]"),
  BadDescription(
    buttons(#"{"title": "A"}, "B""#), "buttons[1]", "this is not an object: write { and }"),
  BadDescription(
    buttons(#"{"title": "A"}, {"title": "B", "enabled": "no"}"#), "buttons[1].enabled",
    "this is neither true nor false: write true or false, without quotes"),
  BadDescription(
    buttons(#"{"title": "A", "id": 5}"#), "buttons[0].id",
    "this is not a string: write it between double quotes"),
  BadDescription(
    sheet(#""icon": 5"#), "icon", "this is not an icon: write an icon's name or a PNG file's path"),
  BadDescription(
    sheet(#""icon": {"png": "?"}"#), "icon.png",
    "this is not base64: write the file's bytes in base64 (RFC 4648)"),
  BadDescription(
    sheet(#""anchor": {"rect": [1, 2, 3]}"#), "anchor.rect",
    "this is not a rectangle: write four numbers in points: [x, y, width, height]"),
  BadDescription(
    sheet(#""anchor": {"rect": [1, 2, 3, "4"]}"#), "anchor.rect",
    "this is not a rectangle: write four numbers in points: [x, y, width, height]"),
  BadDescription(
    sheet(#""anchor": {"rect": [1, 2, -3, 4]}"#), "anchor.rect",
    "this is not a rectangle: write four numbers in points: [x, y, width, height]"),
  BadDescription(
    sheet(#""timeout": 0"#), "timeout", "this is not a time: write a number of seconds above 0"),
  BadDescription(
    sheet(#""timeout": 1e300"#), "timeout", "this is not a time: write a number of seconds above 0"),
  BadDescription(
    fields(#"{"id": "a", "kind": "text", "value": 1}"#), "fields[0].value",
    "this is not a string: write it between double quotes"),
  BadDescription(
    fields(#"{"id": "a", "kind": "checkbox", "value": "yes"}"#), "fields[0].value",
    "this is neither true nor false: write true or false, without quotes"),
  BadDescription(
    fields(#"{"id": "a", "kind": "choices", "items": ["A"], "value": [1]}"#), "fields[0].value[0]",
    "this is not a string: write it between double quotes"),
  BadDescription(
    fields(#"{"id": "a", "kind": "choices", "items": ["A"], "value": "A"}"#), "fields[0].value",
    "this is not a list: write [ and ]"),
]

private let words = [
  BadDescription(
    #"{"kind": "popup"}"#, "kind",
    "the kind “popup” is not known: name one of: alert, sheet, progress"),
  BadDescription(
    buttons(#"{"title": "A"}, {"title": "B", "role": "danger"}"#), "buttons[1].role",
    "the role “danger” is not known: name one of: normal, cancel, destructive"),
  BadDescription(
    sheet(#""order": "random""#), "order",
    "the order “random” is not known: name one of: asWritten, sheet, alert, othersCancelDestructive"
  ),
  BadDescription(
    fields(#"{"id": "a", "kind": "date"}"#), "fields[0].kind",
    "the kind of field “date” is not known: name one of: text, secure, checkbox, choice, choices"),
  BadDescription(
    buttons(#"{"stock": "destroy"}"#), "buttons[0].stock",
    "the stock title “destroy” is not known: name one of: \(knownStock)"),
  BadDescription(
    sheet(#""title": {"stock": "hello"}"#), "title.stock",
    "the stock title “hello” is not known: name one of: \(knownStock)"),
  BadDescription(
    buttons(#"{"title": "A", "icon": "bin"}"#), "buttons[0].icon",
    "the icon “bin” is not known: name one of: "
      + "info, warning, error, question, trash, camera, photo, phone, back, forward, reply, undo"),
]

private let missing = [
  BadDescription("{}", "", "“kind” is missing: add it"),
  BadDescription(
    buttons(#"{"title": "A"}, {"id": "x"}"#), "buttons[1]",
    "“title, stock” is missing: add one of them"),
  BadDescription(
    buttons(#"{"title": "A", "stock": "ok"}"#), "buttons[0]",
    "more than one of “title, stock” is given: keep one of them"),
  BadDescription(
    sheet(#""title": {"context": "x"}"#), "title",
    "“key, verbatim, stock” is missing: add one of them"),
  BadDescription(
    sheet(#""title": {"key": "a", "verbatim": "b"}"#), "title",
    "more than one of “key, verbatim” is given: keep one of them"),
  BadDescription(
    sheet(#""title": {"key": "a", "plural": "b"}"#), "title", "“count” is missing: add it"),
  BadDescription(fields(#"{"kind": "text"}"#), "fields[0]", "“id” is missing: add it"),
  BadDescription(fields(#"{"id": "a"}"#), "fields[0]", "“kind” is missing: add it"),
  BadDescription(
    fields(#"{"id": "a", "kind": "choice", "items": ["A", {"id": "b"}]}"#), "fields[0].items[1]",
    "“title” is missing: add it"),
  BadDescription(
    sheet(#""anchor": {}"#), "anchor",
    "“rect, view, toolbar, tab-bar, bar-button” is missing: add one of them"),
  BadDescription(
    sheet(#""anchor": {"view": "a", "toolbar": "b"}"#), "anchor",
    "more than one of “view, toolbar” is given: keep one of them"),
  BadDescription(sheet(#""icon": {}"#), "icon", "“png” is missing: add it"),
  BadDescription(
    buttons(#"{"id": "", "title": "A"}"#), "buttons[0].id",
    "the id is empty: give it an id of at least one character"),
]

private let dialogs = [
  BadDescription(#"{"kind": "alert"}"#, "title", "an alert has no title: give it a title"),
  BadDescription(
    #"{"kind": "alert", "title": ""}"#, "title", "an alert has no title: give it a title"),
  BadDescription(
    #"{"kind": "progress"}"#, "title", "a progress dialog has no title: give it a title"),
  BadDescription(
    #"{"kind": "progress", "title": "t", "progress": 1.5}"#, "progress",
    "the progress 1.5 is not between 0 and 1: give a number from 0 to 1"),
  BadDescription(
    buttons(#"{"title": "A"}, {"title": "B", "id": "b"}, {"title": "C", "id": "a"}"#),
    "buttons[2].id", "two buttons have the id “a”: give each its own id"),
  BadDescription(
    sheet(
      #""order": "sheet", "buttons": [{"role": "cancel", "id": "x"}, {"title": "A"}, {"title": "B", "role": "destructive", "id": "x"}]"#
    ), "buttons[2].id", "two buttons have the id “x”: give each its own id"),
  BadDescription(
    sheet(
      #""order": "alert", "buttons": [{"title": "A"}, {"role": "cancel"}, {"title": "B"}, {"title": "No", "role": "cancel"}]"#
    ), "buttons[3].role",
    "there are two cancel buttons, “cancel” and “no”: keep one and give the other the role “normal”"
  ),
  BadDescription(
    sheet(#""default": "x", "buttons": [{"title": "A"}, {"title": "B"}]"#), "default",
    "the default “x” is not one of the buttons: name one of: a, b"),
  BadDescription(
    sheet(#""default": "x""#), "default",
    "the default “x” is not one of the buttons: name one of: ok"),
  BadDescription(
    fields(
      #"{"id": "a", "kind": "text"}, {"id": "b", "kind": "text"}, {"id": "a", "kind": "secure"}"#),
    "fields[2].id", "two fields have the id “a”: give each its own id"),
  BadDescription(
    fields(#"{"id": "t", "kind": "text"}, {"id": "a", "kind": "choice"}"#), "fields[1].items",
    "the choice “a” has no items: give it at least one item"),
  BadDescription(
    fields(#"{"id": "a", "kind": "choice", "items": ["A", "B", {"id": "A", "title": "C"}]}"#),
    "fields[0].items[2].id", "the choice “a” has the item “A” twice: give each its own id"),
  BadDescription(
    fields(#"{"id": "a", "kind": "choice", "items": ["A"], "value": "Z"}"#), "fields[0].value",
    "the field “a” has a first value that it cannot hold: give it a value of its kind"),
  BadDescription(
    fields(#"{"id": "a", "kind": "choice", "items": ["A", "B"], "value": ["A", "B"]}"#),
    "fields[0].value",
    "the field “a” has a first value that it cannot hold: give it a value of its kind"),
]

private let limits =
  ["[1]", "[2, 1]", "[-1, 1]", "[0, 1, 2]", #"{"least": 1}"#, "[0.5, 1]"].map {
    BadDescription(
      fields(#"{"id": "a", "kind": "choices", "items": ["A", "B"], "limits": \#($0)}"#),
      "fields[0].limits",
      "these are not limits: write two numbers, the smaller one first: [at least, at most]")
  } + [
    BadDescription(
      fields(#"{"id": "a", "kind": "choices", "items": ["A", "B"], "limits": [3, 4]}"#),
      "fields[0].limits",
      "at least 3 must be chosen, and there are only 2: lower the limit or add items")
  ]
