struct Cases {
  let say: (DialogText) -> String
  let name = "Tom"
  let count = 2

  // Literals, as Swift reads them.

  func literals() {
    tell("plain")
    tell("a \"quoted\" back\\slash,\ttab")
    tell("caf\u{E9} \u{1F600}")
    tell(#"raw "q" \n \#u{41}"#)
    tell(##"raw \#(no) \##(name, as: "name")"##)
    tell(
      """
      First line
        indented, \
      joined
      {braces} \(name, as: "name")
      """)
    tell("with CRLF\r\nand LF")
    tell("write { and }")
    tell("two \(name, as: "name") of \(count, as: "count")")
  }

  // What only looks like a call, or like no call at all.

  func strangers(_ text: String) -> String {
    /* tell("in a comment") /* tell("in a nested comment") */ tell("after it") */
    // tell("in a line comment")
    if text.contains(/"tell\("a quote"\)/) { return "a string" }
    print("printed", "not a text")
    let label = "a label"
    var notice = Notice(message: "a notice")
    notice.message = "another notice"
    _ = Failure.text("a failure's string")
    _ = Question(verbatim: "verbatim")
    return "\(say("called inside an interpolation")): \(label) \(notice)"
  }

  // Arguments by label and position.

  func calls() throws {
    tell("with a label", times: 3)
    _ = Button(title: "memberwise", icon: "icon.png")
    _ = Question("title", message: "message", tag: "a tag")
    _ = Question(
      "buttons", buttons: [.cancel("implicit member", id: "an id"), .init(title: "init")])
    _ = Question.Item("nested type", id: "item")
    Question("variadic").items(.init("one"), .init("two"), note: "after them")
    throw Failure.usage("payload", hint: "labelled payload")
  }

  // Values by the type that is declared.

  var property: DialogText { "computed" }
  var stored: DialogText? = "stored"
  static let pairs: [(String, DialogText)] = [("key", "first of a tuple"), ("key", "second")]
  static let table: [String: DialogText] = ["key": "value of a dictionary"]
  var lazily: [DialogText] = { ["closure called at once"] }()

  func values(flag: Bool, fallback: DialogText = "default argument") -> DialogText {
    var text: DialogText = flag ? "ternary" : "else"
    text = if flag { "if" } else if name == "x" { "else if" } else { "last else" }
    let maybe: DialogText? = flag ? nil : "after nil"
    var question = Question(maybe ?? "coalesced")
    question.message = "assigned to a member"
    var texts = [text, "coerced" as DialogText]
    texts = ["list"] + ["joined list"]
    texts += ["added"]
    let more: [DialogText] = ["a", "b"].map { "mapped \($0, as: "item")" }
    _ = Question.field("id", label: "label") { text in text.isEmpty ? "closure result" : nil }
    #if os(Linux)
      tell("on Linux")
    #else
      tell("elsewhere")
    #endif
    return switch more.count {
    case 0: "no \("x", as: "thing")"
    default: "switch"
    }
  }

  func local() -> String {
    func own(_ text: DialogText) -> String { say(text) }
    var collected: [DialogText] = []
    collected.append("appended")
    return own("local function")
  }

  // Contexts and plurals.

  func constructed() {
    _ = DialogText("constructed")
    tell(DialogText("Open", context: "door"))
    tell(DialogText("One file", plural: "\(count, as: "count") files", count: count))
    tell(.init("One door", plural: "\(count, as: "count") doors", count: count, context: "door"))
    tell(DialogText(key: "written {key} {{out}}", arguments: ["key": name]))
    tell(DialogText(key: name))
    tell(DialogText(verbatim: "verbatim"))
  }

  // What translators are told, and texts that are written twice.

  func comments() {
    // TRANSLATORS: A greeting, \backslash and all;
    // on two lines.
    tell("Hello")
    // Nobody is told this.
    tell("plain")  // TRANSLATORS: Beside, not above.
    tell("uncommented")
    let list: [DialogText] = [
      // TRANSLATORS: An element.
      "element", "neighbour",
    ]
    switch list.count {
    // TRANSLATORS: A case.
    case 0: tell("case")
    default: tell("other case")
    }
    _ = Question(
      // TRANSLATORS: An argument.
      "Hello")
  }
}
