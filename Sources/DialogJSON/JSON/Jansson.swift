import CJansson
import Glibc

/// Everything that is Jansson's: <https://jansson.readthedocs.io/en/latest/apiref.html>.
enum Jansson {
  /// A value read by `json_loadb`.
  static func value(parsing text: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let skipped = text.starts(with: mark) ? mark.count : 0
    let flags = Int(JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_ALLOW_NUL)
    var error = json_error_t()
    let loaded = text.withUnsafeBytes { bytes in
      json_loadb(bytes.baseAddress.map { $0 + skipped }, bytes.count - skipped, flags, &error)
    }
    guard let root = OwnedValue(loaded) else {
      throw JSONSyntaxError(
        line: max(1, Int(error.line)), column: max(1, Int(error.column)),
        offset: max(0, Int(error.position)) + skipped, detail: words(of: error))
    }
    return value(of: root.pointer)
  }

  /// A value written by `json_dumps`, on one line.
  static func text(of value: JSONValue) -> [UInt8] {
    var digits = 1
    guard let root = OwnedValue(made(of: value, digits: &digits)) else { return [] }
    // JSON_REAL_PRECISION of jansson.h, a macro with an argument: the fewest digits that keep every
    // number as it is, so that 0.1 is not written with all 17.
    let precision = (digits & 0x1F) << 11
    let flags = Int(JSON_COMPACT | JSON_ENCODE_ANY) | precision
    guard let text = json_dumps(root.pointer, flags) else { return [] }
    defer { free(text) }
    return [UInt8](UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  /// A reference that is given back with `json_decref`.
  private struct OwnedValue: ~Copyable {
    let pointer: UnsafeMutablePointer<json_t>

    init?(_ pointer: UnsafeMutablePointer<json_t>?) {
      guard let pointer else { return nil }
      self.pointer = pointer
    }

    deinit { json_decref(pointer) }
  }

  private static func value(of json: UnsafeMutablePointer<json_t>) -> JSONValue {
    switch json.pointee.type {
    case JSON_OBJECT: return .object(JSONObject(members(of: json)))
    case JSON_ARRAY:
      return .array(
        (0..<json_array_size(json)).compactMap { json_array_get(json, $0).map(value(of:)) })
    case JSON_STRING:
      return .string(string(json_string_value(json), json_string_length(json)))
    case JSON_INTEGER: return .integer(Int(json_integer_value(json)))
    case JSON_REAL: return .number(json_real_value(json))
    case JSON_TRUE: return .bool(true)
    case JSON_FALSE: return .bool(false)
    default: return .null
    }
  }

  private static func members(of json: UnsafeMutablePointer<json_t>) -> [JSONObject.Member] {
    var members: [JSONObject.Member] = []
    var iterator = json_object_iter(json)
    while let member = iterator {
      let name = string(json_object_iter_key(member), json_object_iter_key_len(member))
      let value = json_object_iter_value(member).map(value(of:)) ?? .null
      members.append(JSONObject.Member(name: name, value: value))
      iterator = json_object_iter_next(json, member)
    }
    return members
  }

  private static func string(_ start: UnsafePointer<CChar>?, _ count: Int) -> String {
    let bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A new reference; `digits` grows to what the value's numbers need.
  private static func made(
    of value: JSONValue, digits: inout Int
  ) -> UnsafeMutablePointer<json_t>? {
    switch value {
    case .null: return json_null()
    case .bool(let bool): return bool ? json_true() : json_false()
    case .integer(let integer): return json_integer(json_int_t(integer))
    case .number(let number):
      digits = max(digits, number.significantDigits)
      return json_real(number) ?? json_null()
    case .string(let string): return made(of: string)
    case .array(let elements):
      let array = json_array()
      for element in elements { json_array_append_new(array, made(of: element, digits: &digits)) }
      return array
    case .object(let object):
      let json = json_object()
      for member in object.members {
        let made = made(of: member.value, digits: &digits)
        withCharacters(of: member.name) { json_object_setn_new_nocheck(json, $0, $1, made) }
      }
      return json
    }
  }

  private static func made(of string: String) -> UnsafeMutablePointer<json_t>? {
    withCharacters(of: string) { json_stringn_nocheck($0, $1) }
  }

  @discardableResult
  private static func withCharacters<Result>(
    of string: String, _ body: (UnsafePointer<CChar>?, Int) -> Result
  ) -> Result {
    string.utf8CString.withUnsafeBufferPointer { body($0.baseAddress, $0.count - 1) }
  }

  private static func words(of error: json_error_t) -> String {
    withUnsafeBytes(of: error.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }.escapingControls()
  }
}

extension Double {
  /// How many decimal digits tell the number from every other (at most 17).
  fileprivate var significantDigits: Int {
    let digits = description.prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }
    return max(1, digits.count)
  }
}
