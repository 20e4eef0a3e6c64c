import Dialogs
import Testing

@Suite("Message templates")
struct MessageTemplateTests {
  static let cases: [(text: String, pieces: [MessageTemplate.Piece])] = [
    ("", []),
    ("plain", [.literal("plain")]),
    ("{name}", [.argument("name")]),
    ("a {b} c", [.literal("a "), .argument("b"), .literal(" c")]),
    ("{a}{b}", [.argument("a"), .argument("b")]),
    ("{a_1}{_b}", [.argument("a_1"), .argument("_b")]),
    ("{{a}}", [.literal("{a}")]),
    ("{{{a}}}", [.literal("{"), .argument("a"), .literal("}")]),
    ("{", [.literal("{")]),
    ("}", [.literal("}")]),
    ("{}", [.literal("{}")]),
    ("{ a }", [.literal("{ a }")]),
    ("{1}", [.literal("{1}")]),
    ("{a:>5}", [.literal("{a:>5}")]),
    ("{ä}", [.literal("{ä}")]),
    ("{a", [.literal("{a")]),
    ("{a {b}", [.literal("{a "), .argument("b")]),
    ("a } b { c", [.literal("a } b { c")]),
    ("{a}\r\n{b}", [.argument("a"), .literal("\r\n"), .argument("b")]),
  ]

  @Test(arguments: cases)
  func `a template is read in one pass`(template: (text: String, pieces: [MessageTemplate.Piece])) {
    #expect(MessageTemplate(template.text).pieces == template.pieces)
  }

  @Test func `values are put in once, and a name without one stays`() {
    let template = MessageTemplate("{a} {b} {c} {{a}}")
    #expect(template.filled(["a": "{b}", "b": "}}"]) == "{b} }} {c} {a}")
    #expect(template.names == ["a", "b", "c"])
  }

  @Test(arguments: ["", "a", "{", "}}", "{a}", "{{a}}", "a { b", "x\ny", "👍{🇩🇪}"])
  func `a text that was escaped is read as it is`(text: String) {
    let template = MessageTemplate(MessageTemplate.escaped(text))
    #expect(template.filled(["a": "wrong"]) == text)
    #expect(template.names.isEmpty)
  }

  @Test func `any text comes through, whatever braces it has`() {
    var random = SeededGenerator(seed: 7)
    let letters: [Character] = ["{", "}", "a", "b", " ", "_", "é", "\n"]
    for _ in 0..<5_000 {
      let text = String(
        (0..<Int.random(in: 0...10, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? " "
        })
      let value = String(
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? " "
        })
      #expect(MessageTemplate(MessageTemplate.escaped(text)).filled(["a": value]) == text)
      let key = MessageTemplate.escaped(text) + "{a}" + MessageTemplate.escaped(text)
      #expect(MessageTemplate(key).filled(["a": value]) == text + value + text, "\(key)")
    }
  }
}
