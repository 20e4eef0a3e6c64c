import Testing

/// A line that neither side of the protocol can take, and the code of the error that it gets.
struct WrongLine: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  let code: Int

  var testDescription: String { name }

  init(_ name: String, _ bytes: [UInt8], _ code: Int) {
    (self.name, self.bytes, self.code) = (name, bytes, code)
  }

  init(_ name: String, _ text: String, _ code: Int) {
    self.init(name, Array(text.utf8), code)
  }

  /// A message with a member that nobody knows, which does not matter as long as it is JSON.
  private init(_ name: String, member: String, _ code: Int) {
    self.init(name, #"{"jsonrpc":"2.0","id":7,"method":"ping",\#(member)}"#, code)
  }

  /// A request whose id is this.
  private init(_ name: String, id: String, _ code: Int) {
    self.init(name, #"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#, code)
  }

  private static let long = String(repeating: "k", count: 1 << 16)
  private static func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  /// Everything that both sides refuse alike.
  static let all = [
    WrongLine("garbage", [0x9F, 0x92, 0x96, 0x01, 0x80], -32700),
    WrongLine("another format", "GET / HTTP/1.1\r", -32700),
    WrongLine("half a line", #"{"jsonrpc":"2.0","id":7,"meth"#, -32700),
    WrongLine("two values", "{}{}", -32700),
    WrongLine("a NUL", [0], -32700),
    WrongLine(
      "a NUL in a string", Array(#"{"jsonrpc":"2"#.utf8) + [0] + Array(#"0"}"#.utf8), -32700),
    WrongLine("a NUL in a name", member: #""a\u0000b":1"#, -32700),
    WrongLine(
      "bytes that are no UTF-8", Array(#"{"a":""#.utf8) + [0xC3, 0x28, 0x22, 0x7D], -32700),
    WrongLine("an overlong NUL", Array(#"{"a":""#.utf8) + [0xC0, 0x80, 0x22, 0x7D], -32700),
    WrongLine("UTF-16", Array("{}".utf16).flatMap { [UInt8($0), 0] }, -32700),
    WrongLine("two byte order marks", "\u{FEFF}\u{FEFF}{}", -32700),
    WrongLine("half a surrogate pair", member: #""a":"\ud83d""#, -32700),
    WrongLine("the other half", member: #""a":"\ude00""#, -32700),
    WrongLine("a member twice", member: #""a":1,"a":1"#, -32700),
    WrongLine("an infinite number", member: #""a":1e999"#, -32700),
    WrongLine("400 digits", member: #""a":\#(String(repeating: "9", count: 400))"#, -32700),
    WrongLine("no number", member: #""a":NaN"#, -32700),
    WrongLine("a number that octal begins", member: #""a":017"#, -32700),
    WrongLine("65 deep", member: #""a":\#(nested(64))"#, -32700),
    WrongLine("a million deep", String(repeating: "[", count: 1_000_000), -32700),
    WrongLine("a comma too many", #"{"jsonrpc":"2.0",}"#, -32700),
    WrongLine("an id beyond 64 bits", id: "9223372036854775808", -32700),
    WrongLine("an id with a fraction", id: "1.5", -32600),
    WrongLine("an id written as one", id: "1.0", -32600),
    WrongLine("an id with an exponent", id: "1e2", -32600),
    WrongLine("an id that is nothing", id: "null", -32600),
    WrongLine("an id that is true", id: "true", -32600),
    WrongLine("an id that is a list", id: "[1]", -32600),
    WrongLine("a batch", #"[{"jsonrpc":"2.0","id":7,"method":"ping"}]"#, -32600),
    WrongLine("an empty batch", "[]", -32600),
    WrongLine("a string", #""present""#, -32600),
    WrongLine("nothing", "null", -32600),
    WrongLine("another JSON-RPC", #"{"id":7,"method":"ping","params":[]}"#, -32600),
    WrongLine("a method that is none", #"{"jsonrpc":"2.0","method":{}}"#, -32600),
    WrongLine("an answer to nobody", #"{"jsonrpc":"2.0","id":"none","result":{}}"#, -32600),
    WrongLine("a long answer to nobody", #"{"jsonrpc":"2.0","id":"\#(long)","result":{}}"#, -32600),
    // What is right but for the method, which nobody knows.
    WrongLine("an id of 64 KiB", id: #""\#(long)""#, -32601),
    WrongLine("an id below nothing", id: "-0", -32601),
    WrongLine("the least id", id: "-9223372036854775808", -32601),
    WrongLine("a name of 64 KiB", member: #""\#(long)":1"#, -32601),
    WrongLine("a method of 64 KiB", #"{"jsonrpc":"2.0","id":7,"method":"\#(long)"}"#, -32601),
    WrongLine("64 deep", member: #""a":\#(nested(63))"#, -32601),
    WrongLine(
      "a line that ends as in DOS", #"{"jsonrpc":"2.0","id":7,"method":"ping"}"# + "\r", -32601),
    WrongLine(
      "a byte order mark", "\u{FEFF}" + #"{"jsonrpc":"2.0","id":7,"method":"ping"}"#, -32601),
    WrongLine("a NUL in a value", member: #""a":"\u0000""#, -32601),
    WrongLine("a very small number", member: #""a":1e-999"#, -32601),
  ]
}
