import DialogJSON
import Dialogs
import Testing

@Suite("A dialog description") struct DescriptionTests {
  @Test("says everything that a dialog can have")
  func everything() throws {
    let description = try description(everyMember, folder: "/dialogs")
    let content = try description.dialog.content()

    #expect(content.kind == .alert)
    #expect(content.title?.string == "Delete Tom & Jerry?")
    #expect(content.title?.key == "Delete {name}?")
    #expect(content.message?.string == "This cannot be undone.")
    #expect(content.icon == .named("warning"))
    #expect(content.defaultButton == "keep")
    #expect(content.anchor == .rect(DialogRect(x: 40, y: 40, width: 24, height: 24)))
    #expect(description.dialog.language == "de")
    #expect(description.dialog.tag == "delete")
    #expect(description.dialog.timeout == .milliseconds(2500))

    #expect(content.buttons.map(\.id) == ["delete", "keep", "cancel"])
    #expect(content.buttons.map(\.title.string) == ["Delete", "Keep", "Cancel"])
    #expect(content.buttons.map(\.role) == [.destructive, .normal, .cancel])
    #expect(content.buttons.map(\.isEnabled) == [true, false, true])
    #expect(content.buttons[0].icon == .file("/dialogs/trash.png"))
    #expect(content.buttons[2].title.status == .stock)

    #expect(content.fields.map(\.id) == ["reason", "password", "again", "size", "extras"])
    #expect(content.fields.map(\.kind) == [.text, .secure, .checkbox, .choice, .choices])
    #expect(
      content.fields.map(\.value) == [
        .text("x"), .text(""), .flag(true), .items(["l"]), .items(["A", "C"]),
      ])
    #expect(content.fields.map(\.isRequired) == [true, false, false, false, false])
    #expect(content.fields[0].label?.string == "Reason")
    #expect(content.fields[0].placeholder?.string == "optional")
    #expect(content.fields[3].items.map(\.id) == ["Small", "l"])
    #expect(content.fields[3].items.map(\.title.string) == ["Small", "Large"])
    #expect(content.fields[4].limits == 1...2)
  }

  @Test(
    "may write a text in several ways",
    arguments: [
      (#""Delete""#, "Delete", "Delete"),
      (#""100% {{of}} {name}""#, "100% {of} Tom & Jerry <b>", "100% {{of}} {name}"),
      (#"{"key": "Hello {name}", "arguments": {"name": "Ann"}}"#, "Hello Ann", "Hello {name}"),
      (
        #"{"key": "{n} of {name}", "arguments": {"n": 3}}"#, "3 of Tom & Jerry <b>", "{n} of {name}"
      ),
      (#"{"key": "One file", "plural": "{count} files", "count": 1}"#, "One file", "One file"),
      (#"{"key": "One file", "plural": "{count} files", "count": 4}"#, "4 files", "One file"),
      (#"{"key": "Open", "context": "door"}"#, "Open", "Open"),
      (#"{"verbatim": "C:\\new\\table {name}"}"#, #"C:\new\table {name}"#, nil),
      (#"{"stock": "dont-save"}"#, "Don't Save", "Don't Save"),
      (#""a\r\nb""#, "a\nb", "a\nb"),
    ] as [(String, String, String?)])
  func texts(json: String, shown: String, key: String?) throws {
    let content = try content(
      #"{"kind": "sheet", "arguments": {"name": "Tom & Jerry <b>"}, "title": \#(json)}"#)
    #expect(content.title?.string == shown)
    #expect(content.title?.key == key)
  }

  @Test("whose texts are resolved shows strings as they are")
  func resolved() throws {
    let content = try content(
      #"""
      {"kind": "sheet", "resolved": true, "title": "{name} {{x}}", "arguments": {"name": "Ann"},
       "buttons": [{"title": "{{OK}}"}]}
      """#)
    #expect(content.title?.string == "{name} {{x}}")
    #expect(content.title?.status == .verbatim)
    #expect(content.buttons[0].title.string == "{{OK}}")
  }

  @Test(
    "may write a button in several ways",
    arguments: [
      (#"{"title": "Don't Save"}"#, "dont-save", "Don't Save", .normal),
      (#"{"stock": "delete"}"#, "delete", "Delete", .destructive),
      (#"{"stock": "delete", "id": "x", "role": "normal"}"#, "x", "Delete", .normal),
      (#"{"role": "cancel"}"#, "cancel", "Cancel", .cancel),
      (#"{"role": "cancel", "title": "Not now"}"#, "not-now", "Not now", .cancel),
      (#"{"id": "b", "title": {"stock": "quit"}}"#, "b", "Quit", .normal),
    ] as [(String, String, String, ButtonRole)])
  func buttons(json: String, id: String, title: String, role: ButtonRole) throws {
    let button = try content(#"{"kind": "sheet", "buttons": [\#(json)]}"#).buttons[0]
    #expect(button.id == id)
    #expect(button.title.string == title)
    #expect(button.role == role)
  }

  @Test(
    "orders its buttons",
    arguments: [
      ("asWritten", ["a", "cancel", "d", "b"]), ("sheet", ["d", "a", "b", "cancel"]),
      ("alert", ["cancel", "a", "d", "b"]), ("othersCancelDestructive", ["a", "b", "cancel", "d"]),
    ])
  func order(_ order: String, ids: [String]) throws {
    let content = try content(
      #"""
      {"kind": "sheet", "order": "\#(order)", "buttons": [{"title": "A"}, {"role": "cancel"},
       {"title": "D", "role": "destructive"}, {"title": "B"}]}
      """#)
    #expect(content.buttons.map(\.id) == ids)
  }

  @Test(
    "may name an anchor of every kind",
    arguments: [
      (#"{"view": "list"}"#, .view("list")), (#"{"toolbar": "main"}"#, .toolbar("main")),
      (#"{"tab-bar": "tabs"}"#, .tabBar("tabs")), (#"{"bar-button": "add"}"#, .barButton("add")),
      (#"{"rect": [0, 0.5, 1, 2]}"#, .rect(DialogRect(x: 0, y: 0.5, width: 1, height: 2))),
    ] as [(String, DialogAnchor)])
  func anchors(json: String, anchor: DialogAnchor) throws {
    #expect(try content(#"{"kind": "sheet", "anchor": \#(json)}"#).anchor == anchor)
  }

  @Test("tells where its pictures' files are named")
  func iconFiles() throws {
    let description = try description(
      #"""
      {"kind": "sheet", "icon": "./a", "buttons": [{"title": "A", "icon": "info"},
       {"title": "B", "icon": "/b.png"}, {"title": "C", "icon": "c.png"},
       {"title": "D", "icon": {"png": "iVBORw=="}}]}
      """#, folder: "dir")
    #expect(description.iconFiles.map(\.path) == ["icon", "buttons[1].icon", "buttons[2].icon"])
    #expect(description.iconFiles.map(\.file) == ["dir/./a", "/b.png", "dir/c.png"])
    #expect(
      description.dialog.buttons.map(\.icon) == [
        .named("info"), .file("/b.png"), .file("dir/c.png"), .png([0x89, 0x50, 0x4E, 0x47]),
      ])
  }

  @Test("may be of progress")
  func progress() throws {
    #expect(
      try content(#"{"kind": "progress", "title": "t", "progress": 0.25}"#).progress
        == .fraction(0.25))
    #expect(
      try content(#"{"kind": "progress", "title": "t", "progress": null}"#).progress == .unknown)
  }

  @Test("may have members that nobody knows")
  func unknownMembers() throws {
    _ = try content(
      #"""
      {"kind": "sheet", "future": 1, "title": {"key": "t", "x": []}, "anchor": {"view": "v", "y": 1},
       "buttons": [{"title": "A", "z": {}}], "fields": [{"id": "f", "kind": "text", "items": 5}]}
      """#)
  }
}

/// A description with every member that there is.
private let everyMember = #"""
  {"kind": "alert", "title": "Delete {name}?", "arguments": {"name": "Tom & Jerry"},
   "message": "This cannot be undone.", "icon": "warning", "default": "keep",
   "order": "asWritten", "anchor": {"rect": [40, 40, 24, 24]}, "language": "de",
   "tag": "delete", "timeout": 2.5,
   "buttons": [
     {"id": "delete", "title": "Delete", "role": "destructive", "icon": "trash.png"},
     {"id": "keep", "title": "Keep", "enabled": false}, {"id": "cancel", "role": "cancel"}],
   "fields": [
     {"id": "reason", "kind": "text", "label": "Reason", "value": "x", "required": true,
      "placeholder": "optional"},
     {"id": "password", "kind": "secure"},
     {"id": "again", "kind": "checkbox", "label": "Don't ask again", "value": true},
     {"id": "size", "kind": "choice", "items": ["Small", {"id": "l", "title": "Large"}],
      "value": "l"},
     {"id": "extras", "kind": "choices", "items": ["A", "B", "C"], "value": ["A", "C"],
      "limits": [1, 2]}]}
  """#

/// Descriptions that are right.
let goodDescriptions = [
  everyMember, #"{"kind": "sheet"}"#,
  #"{"kind": "progress", "title": "t", "progress": 0.25, "buttons": [{"role": "cancel"}]}"#,
  #"{"kind": "progress", "title": "t", "progress": null}"#,
  #"{"kind": "sheet", "title": {"key": "a", "plural": "b", "count": 2.0, "arguments": {"n": 1.5}}}"#,
  #"{"kind": "sheet", "title": {"verbatim": ""}, "message": {"stock": "quit"}, "future": [{}]}"#,
  #"{"kind": "sheet", "icon": {"png": "iVBORw=="}, "anchor": {"rect": [-1, 0.5, 0, 2e1]}}"#,
  #"{"kind": "sheet", "icon": "/a/b", "anchor": {"bar-button": "add"}, "order": "alert"}"#,
  #"""
  {"kind": "sheet", "buttons": [{"stock": "delete", "id": "x", "role": "normal", "icon": "phone"},
   {"title": {"key": "Open", "context": "door"}}, {"role": "cancel", "enabled": false}]}
  """#,
  #"""
  {"kind": "sheet", "fields": [{"id": "a", "kind": "choice", "items": [{"stock": "ok"}, "B",
   {"title": {"verbatim": "C"}}], "value": null}, {"id": "b", "kind": "choice", "items": ["A"],
   "value": ["A"]}, {"id": "c", "kind": "text", "items": 5, "limits": "none"}]}
  """#,
]

func description(_ json: String, folder: String = "") throws -> DialogDescription {
  try DialogDescription(JSONValue(parsing: Array(json.utf8)), folder: folder)
}

func content(_ json: String) throws -> DialogContent {
  try description(json).dialog.content()
}
