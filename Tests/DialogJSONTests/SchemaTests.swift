import DialogJSON
import Dialogs
import Glibc
import Testing

/// The package's folder, with the slash.
private let package = String(#filePath.dropLast("Tests/DialogJSONTests/SchemaTests.swift".count))
private let schemaPath = package + "Resources/schema/dialog.schema.json"

@Suite("The schema of dialog descriptions") struct SchemaTests {
  private let schema: JSONObject

  init() throws {
    let file = try #require(fopen(schemaPath, "r"))
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

  @Test("accepts what is read, and refuses what a schema can", .enabled(if: hasValidator))
  func validator() throws {
    let descriptions =
      goodDescriptions.map { (json: $0, isGood: true) }
      + badDescriptions.map { (json: $0.json, isGood: false) }
    let script = """
      import json, sys, jsonschema
      validator = jsonschema.Draft202012Validator(json.load(open(sys.argv[1])))
      for line in open(sys.argv[2]):
          print(int(validator.is_valid(json.loads(line))))
      """
    let lines = try descriptions.map { "\(try JSONValue(parsing: Array($0.json.utf8)))\n" }.joined()
    let verdicts = try python(script, schemaPath, input: lines).split(separator: "\n")
    try #require(verdicts.count == descriptions.count)
    for (description, verdict) in zip(descriptions, verdicts) where description.isGood {
      #expect(verdict == "1", "the schema refuses \(description.json)")
    }
    for (description, verdict) in zip(descriptions, verdicts) where !description.isGood {
      let isBeyondSchemas = beyondSchemas.contains { description.json.contains($0) }
      #expect((verdict == "1") == isBeyondSchemas, "the schema on \(description.json)")
    }
  }
}

/// Marks of the wrong descriptions whose fault no schema can tell: ids that are alike, values that
/// other members decide, bytes in base64.
private let beyondSchemas = [
  #""id": "b"}, {"title": "C", "id": "a"}"#, #""role": "destructive", "id": "x""#,
  #""title": "No", "role": "cancel""#, #""default": "x""#, #""kind": "secure"}"#,
  #"{"id": "A", "title": "C"}"#, #""value": "Z""#, #""limits": [3, 4]"#, #""limits": [2, 1]"#,
  #"{"png": "?"}"#,
]

private let hasValidator = (try? python("import jsonschema", input: "")) != nil

/// What Python prints, given a script, an argument and a file's text.
private func python(_ script: String, _ argument: String = "", input: String) throws -> String {
  let name = "/tmp/rejoinder-schema-\(getpid())-\(UInt64.random(in: 0 ... .max))"
  let file = try #require(fopen(name, "w"))
  defer { unlink(name) }
  fputs(input, file)
  fclose(file)
  let pipe = try #require(popen("python3 -c '\(script)' '\(argument)' '\(name)' 2>/dev/null", "r"))
  var output: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 4096)
  while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 {
    output += buffer[..<count]
  }
  try #require(pclose(pipe) == 0)
  return String(decoding: output, as: UTF8.self)
}
