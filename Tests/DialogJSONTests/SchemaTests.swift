import DialogJSON
import Dialogs
import Glibc
import Testing

/// The package's folder, with the slash.
private let package = String(#filePath.dropLast("Tests/DialogJSONTests/SchemaTests.swift".count))
private let dialogSchema = package + "Resources/schema/dialog.schema.json"
private let protocolSchema = package + "Resources/schema/protocol.schema.json"

@Suite("The schema of dialog descriptions") struct SchemaTests {
  private let schema: JSONObject

  init() throws {
    let file = try #require(fopen(dialogSchema, "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    schema = try #require(try JSONValue(parsing: Array(bytes[..<count])).object)
  }

  @Test("names itself and has examples that can be read")
  func examples() throws {
    #expect(schema["$schema"] == "https://json-schema.org/draft/2020-12/schema")
    let examples = try #require(schema["examples"]?.array)
    #expect(!examples.isEmpty)
    for example in examples { _ = try DialogDescription(example) }
  }

  @Test("knows the words that the code knows")
  func words() throws {
    func words(_ path: String...) -> [String]? {
      path.reduce(JSONValue.object(schema)) { $0.object?[$1] ?? .null }.array?.compactMap(\.string)
    }
    #expect(words("properties", "kind", "enum") == DialogKind.allCases.map(\.rawValue))
    #expect(words("properties", "order", "enum") == ButtonOrder.allCases.map(\.rawValue))
    #expect(words("$defs", "stock", "enum") == StockTitle.allCases.map(\.rawValue))
    #expect(
      words("$defs", "button", "properties", "role", "enum") == ButtonRole.allCases.map(\.rawValue))
    #expect(
      words("$defs", "field", "properties", "kind", "enum")
        == DialogField.Kind.allCases.map(\.rawValue))
  }

  @Test("accepts what is read, and refuses what a schema can", .enabled(if: hasValidator, skipping))
  func validator() throws {
    for (json, isValid) in zip(goodDescriptions, try verdicts(goodDescriptions, by: dialogSchema)) {
      #expect(isValid, "the schema refuses \(json)")
    }
    let bad = badDescriptions.map(\.json)
    for (json, isValid) in zip(bad, try verdicts(bad, by: dialogSchema)) {
      let isBeyondSchemas = beyondSchemas.contains { json.contains($0) }
      #expect(isValid == isBeyondSchemas, "the schema on \(json)")
    }
  }
}

@Suite("The schema of the protocol") struct ProtocolSchemaTests {
  @Test("accepts every message", .enabled(if: hasValidator, skipping))
  func messages() throws {
    let messages = try goodMessages
    for (json, isValid) in zip(messages, try verdicts(messages, by: protocolSchema)) {
      #expect(isValid, "the schema refuses \(json)")
    }
  }

  @Test("refuses what is no message", .enabled(if: hasValidator, skipping))
  func noMessages() throws {
    for (json, isValid) in zip(badMessages, try verdicts(badMessages, by: protocolSchema)) {
      #expect(!isValid, "the schema accepts \(json)")
    }
  }

  private var goodMessages: [String] {
    get throws {
      typealias Method = WireProtocol.Method
      let login = try Dialog.sheet(fields: [.secure("pin")]).content()
      var again = login
      again.fields[0].problem = ResolvedText(verbatim: "This is wrong.")
      let presentation = Presentation(login, tag: "t")
      let one = MessageID.integer(1)
      let update = try #require(WireUpdate(of: 1, from: login, to: again))
      let copying = try Dialog.progress("Copying").content()
      var paced = copying
      paced.pace = ProgressPace(completed: 3, total: 9, rate: 0.5, timeLeft: .seconds(12))
      let pace = try #require(WireUpdate(of: 1, from: copying, to: paced))
      var messages: [Message] = [
        .notification(
          method: Method.hello, params: .object(WireProtocol.hello(capabilities: ["icons"]))),
        .request(
          one, method: Method.present,
          params: .object(WireDialog(again, number: 7, tag: "t").params)),
        .notification(method: Method.update, params: .object(update.params)),
        .notification(method: Method.update, params: .object(pace.params)),
        .notification(
          method: Method.update,
          params: ["id": "x", "icon": ["png": "AA=="], "buttonIcons": ["go": "trash", "b": .null]]),
        .notification(
          method: Method.update,
          params: ["id": "x", "message": ["key": "{n} done", "arguments": ["n": 1]]]),
        .notification(method: Method.dismiss, params: ["id": 1]),
        .notification(method: Method.hello, params: ["protocol": 1]),
        .failure(one, .cannotShow("?")),
        .failure(one, .invalidRequest("protocol 2 is not spoken here; 1 is")),
        .failure(
          one, MessageError(code: -32602, message: "?", data: ["id": 1, "path": "buttons[0].id"])),
        .failure(nil, .parseError("?", at: LinePlace(number: 1, offset: 0), column: 1)),
        .failure(one, .methodNotFound),
        .failure(nil, .invalidParams("?", id: one)),
      ]
      messages += [
        .willPresent(presentation), .didPresent(presentation), .clicked(presentation, index: 0),
        .cancel(presentation, reason: .endOfInput), .willDismiss(presentation, index: nil),
        .didDismiss(presentation, index: 1),
      ].map { (lifecycle: WireLifecycle) in
        .notification(method: Method.lifecycle, params: .object(lifecycle.params))
      }
      messages.append(
        .notification(
          method: Method.lifecycle,
          params: .object(WireLifecycle.didPresent(presentation).params(of: one))))
      messages += [
        .edited("a", .text("x")), .edited("b", .items(["i"])), .focused("c"), .escape,
      ].map { (event: WireEvent) in
        .notification(method: Method.event, params: .object(event.params(of: one)))
      }
      messages += CancelReason.allCases.map {
        .result(one, .object(Response(.cancelled($0, index: nil)).json))
      }
      messages.append(
        .result(one, .object(Response(.button(id: "a", index: 0), values: ["c": .flag(true)]).json))
      )
      for json in goodDescriptions {
        let params = WireDialog(try content(json), number: 1, tag: "").params
        messages.append(.request(.string("x"), method: Method.present, params: .object(params)))
      }
      return messages.map { String(decoding: $0.line, as: UTF8.self) }
    }
  }

  private let badMessages = [
    "{}", "[]", #"{"jsonrpc":"1.0","method":"dismiss","params":{"id":1}}"#,
    #"{"jsonrpc":"2.0","method":"dismiss","params":{}}"#,
    #"{"jsonrpc":"2.0","method":"present","params":{"kind":"sheet"}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"present","params":{"kind":"popup"}}"#,
    #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
    #"{"jsonrpc":"2.0","id":1,"result":{"button":"a","cancelled":"closed"}}"#,
    #"{"jsonrpc":"2.0","id":1,"result":{"cancelled":"bored"}}"#,
    #"{"jsonrpc":"2.0","id":1,"result":{"button":"a"},"error":{"code":1,"message":""}}"#,
    #"{"jsonrpc":"2.0","method":"event","params":{"id":1,"edited":"a"}}"#,
    #"{"jsonrpc":"2.0","method":"lifecycle","params":{"dialog":1,"callback":"shown"}}"#,
    #"{"jsonrpc":"2.0","method":"lifecycle","params":{"callback":"didPresent"}}"#,
    #"{"jsonrpc":"2.0","method":"lifecycle","params":{"id":1,"dialog":1,"callback":"didPresent"}}"#,
    #"{"jsonrpc":"2.0","method":"hello","params":{"protocol":2}}"#,
    #"{"jsonrpc":"2.0","method":"hello","params":{"capabilities":["icons"]}}"#,
    #"{"jsonrpc":"2.0","method":"update","params":{"id":1,"icon":"smile"}}"#,
    #"{"jsonrpc":"2.0","method":"update","params":{"id":1,"buttonIcons":["trash"]}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"present","params":{"kind":"sheet","problems":{"a":1}}}"#,
    #"{"jsonrpc":"2.0","id":null,"error":{"code":-32602,"message":"","data":{"path":1}}}"#,
    #"{"jsonrpc":"2.0","method":"update","params":{"id":1,"pace":{"rate":"fast"}}}"#,
  ]
}

/// Marks of the wrong descriptions whose fault no schema can tell: ids that are alike, values that
/// other members decide, bytes in base64.
private let beyondSchemas = [
  #""id": "b"}, {"title": "C", "id": "a"}"#, #""role": "destructive", "id": "x""#,
  #""title": "No", "role": "cancel""#, #""default": "x""#, #""kind": "secure"}"#,
  #"{"id": "A", "title": "C"}"#, #""value": "Z""#, #""limits": [3, 4]"#, #""limits": [2, 1]"#,
  #"{"png": "?"}"#,
]

/// The Python that `make test` makes; CI has to have it.
private let python = package + ".build/tests-venv/bin/python"
private let hasValidator =
  getenv("CI").map { String(cString: $0) } == "true" || access(python, X_OK) == 0
private let skipping: Comment =
  "the schemas are not tried: “make test” makes the Python with jsonschema that does it"

private struct NoVerdict: Error {}

/// Whether a schema accepts each value, as Python's jsonschema says.
private func verdicts(_ values: [String], by schema: String) throws -> [Bool] {
  let script = """
    import json, sys, jsonschema, referencing
    schemas = [json.load(open(path)) for path in sys.argv[1:4]]
    resources = [(s["$id"], referencing.Resource.from_contents(s)) for s in schemas]
    registry = referencing.Registry().with_resources(resources)
    jsonschema.Draft202012Validator.check_schema(schemas[0])
    validator = jsonschema.Draft202012Validator(schemas[0], registry=registry)
    for line in open(sys.argv[4]):
        print(int(validator.is_valid(json.loads(line))))
    """
  let lines = try values.map { "\(try JSONValue(parsing: Array($0.utf8)))\n" }.joined()
  let name = "/tmp/rejoinder-schema-\(getpid())-\(UInt64.random(in: 0 ... .max))"
  guard let file = fopen(name, "w") else { throw NoVerdict() }
  defer { unlink(name) }
  fputs(lines, file)
  fclose(file)
  let paths = [schema, dialogSchema, protocolSchema, name].map { "'\($0)'" }
  let command = "'\(python)' -c '\(script)' \(paths.joined(separator: " ")) 2>/dev/null"
  guard let pipe = popen(command, "r") else { throw NoVerdict() }
  var output: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 4096)
  while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 {
    output += buffer[..<count]
  }
  let verdicts = output.split(separator: UInt8(ascii: "\n")).map { $0 == [UInt8(ascii: "1")] }
  guard pclose(pipe) == 0, verdicts.count == values.count else { throw NoVerdict() }
  return verdicts
}
