import Dialogs
import Testing

@testable import DialogJSON

@Suite("A JSON value") struct JSONValueTests {
  @Test(
    "comes back as it was written",
    arguments: [
      .null, true, false, 0, -1, .integer(.max), .integer(.min), .number(0.1), .number(-0.0),
      .number(.leastNonzeroMagnitude), .number(.greatestFiniteMagnitude), .number(1e20),
      .number(0.1 + 0.2), "", [],
      [:], [1, "two", [nothing, [:]]], ["b": 1, "a": 2, "": ["c": []]],
      .string("Tom & Jerry <b>"), .string(#"C:\new\table"#), .string("100%"),
      .string("snake_case {name} {{ }}"), .string("\"quotes\" 'and' /slashes/"),
      .string(String(String.UnicodeScalarView((0...0x1F).compactMap(Unicode.Scalar.init)))),
      .string("\u{7F}\u{85}\u{2028}\u{2029}\u{FEFF}\u{FFFD}\u{10FFFF}"),
      .string("🧑‍🧑‍🧒‍🧒 é e\u{301} 日本語 עברית"),
    ] as [JSONValue])
  func roundTrip(_ value: JSONValue) throws {
    let line = value.encoded()
    #expect(!line.contains(UInt8(ascii: "\n")))
    #expect(try JSONValue(parsing: line) == value)
  }

  @Test("is written without spaces, in the order of its members, numbers as short as they can be")
  func oneLine() {
    let value: JSONValue = [
      "z": [1, .number(0.1), .number(40)], "a": .null, "text": "line\nbreak\u{0}", "π": true,
    ]
    #expect(
      value.description == #"{"z":[1,0.1,40.0],"a":null,"text":"line\nbreak\u0000","π":true}"#)
  }

  @Test("that JSON does not have is null", arguments: [Double.infinity, -.infinity, .nan])
  func noSuchNumber(_ number: Double) {
    #expect(JSONValue.array([.number(number)]).description == "[null]")
  }

  @Test("keeps the order of an object's members")
  func order() throws {
    let value = try JSONValue(parsing: Array(#"{"b":1,"a":2,"c":3}"#.utf8))
    #expect(value.object?.members.map(\.name) == ["b", "a", "c"])
  }

  @Test("has each name of an object once, where it stands first, with the value that stands last")
  func namesOnce() {
    let members: [JSONObject.Member] = [
      .init(name: "a", value: 1), .init(name: "b", value: 2), .init(name: "a", value: 3),
    ]
    #expect(JSONObject(members).members == [members[2], members[1]])
    #expect(["a": 1, "b": 2, "a": 3] as JSONObject == JSONObject(members))
  }

  @Test("may follow a byte order mark")
  func byteOrderMark() throws {
    #expect(try JSONValue(parsing: [0xEF, 0xBB, 0xBF] + Array("[1]".utf8)) == [1])
  }

  @Test(
    "that is wrong is refused with the place and Jansson's words",
    arguments: [
      ("", 1, 1, 0, "unexpected token near end of file"),
      ("{\n \"a\": tru\n}", 2, 9, 11, "invalid token near 'tru'"),
      ("[1,\n2,\n", 3, 1, 7, "']' expected near end of file"),
      ("[1] x", 1, 5, 5, "end of file expected near 'x'"),
      (#"{"a":1,"b":2,"a":3}"#, 1, 16, 16, #"duplicate object key near '"a"'"#),
      (#"["é", "\ud800"]"#, 1, 14, 15, #"invalid Unicode '\uD800' near '"\ud800"'"#),
      (#"["\udc00"]"#, 1, 9, 9, #"invalid Unicode '\uDC00' near '"\udc00"'"#),
      (#"{"a\u0000b":1}"#, 1, 11, 11, #"NUL byte in object key not supported near '"a\u0000b"'"#),
      ("[1e999]", 1, 6, 6, "real number overflow near '1e999'"),
      ("9223372036854775808", 1, 19, 19, "too big integer near '9223372036854775808'"),
      ("[\"\u{1B}[31m\"]", 1, 2, 2, #"control character 0x1b near '"'"#),
      ("\u{1B}", 1, 1, 1, #"invalid token near '\u{1B}'"#),
      (
        "[\n" + String(repeating: "[", count: 64), 2, 64, 65, "nested more than 64 deep"
      ),
    ])
  func syntaxErrors(text: String, line: Int, column: Int, offset: Int, words: String) {
    #expect {
      try JSONValue(parsing: Array(text.utf8))
    } throws: { thrown in
      guard let error = thrown as? JSONSyntaxError else { return false }
      #expect((error.line, error.column, error.offset) == (line, column, offset))
      #expect(error.detail == words)
      return true
    }
  }

  @Test(
    "has no bytes that are not UTF-8",
    arguments: [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
    ])
  func notUTF8(_ bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: [quote] + bytes + [quote]) }
  }

  @Test("may be as deep as the limit, and brackets in strings do not count")
  func depth() throws {
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    _ = try JSONValue(parsing: Array(deepest.utf8))
    let text = #"["\""# + String(repeating: "[{", count: 100) + #"\\"]"#
    _ = try JSONValue(parsing: Array(text.utf8))
    _ = try JSONValue(parsing: Array(("[" + String(repeating: "[],", count: 99) + "[]]").utf8))
  }

  @Test("of a hundred thousand brackets is an error, not a crash")
  func abyss() {
    let text = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: text) }
  }

  @Test("may be as long as the limit, and no longer")
  func size() throws {
    _ = try JSONValue(parsing: Array("[123]".utf8), sizeLimit: 5)
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONValue(parsing: Array("[123]".utf8), sizeLimit: 4)
    }
    #expect(error?.detail == "5 bytes where at most 4 are read")
    #expect(
      error?.description == "the JSON text is larger than 4 bytes: give a smaller file")
  }

  @Test("that is wrong says so in a sentence")
  func sentence() {
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONValue(parsing: Array("[1,\n]".utf8))
    }
    #expect(
      error?.description
        == "line 2, column 1 is not JSON (unexpected token near ']'): correct the text there")
    let deep = #expect(throws: JSONSyntaxError.self) {
      try JSONValue(parsing: [UInt8](repeating: UInt8(ascii: "["), count: 65))
    }
    #expect(
      deep?.description
        == "line 1, column 65 is nested more than 64 deep: correct the text there")
  }
}

/// A `null` that can stand in an array literal of values.
private let nothing = JSONValue.null

@Suite("Base64") struct Base64Tests {
  @Test(
    "is that of RFC 4648",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func vectors(bytes: String, text: String) {
    #expect(Base64.text(of: Array(bytes.utf8)) == text)
    #expect(Base64.bytes(of: text) == Array(bytes.utf8))
  }

  @Test("carries every byte")
  func everyByte() {
    for count in 254...256 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 200) }
      #expect(Base64.bytes(of: Base64.text(of: bytes)) == bytes)
    }
  }

  @Test(
    "is nothing else",
    arguments: ["Z", "Zg", "Zg=", "=Zg=", "Z===", "====", "Zm9v\n", "Zm-_", "Zg=A"])
  func refused(_ text: String) {
    #expect(Base64.bytes(of: text) == nil)
  }
}
