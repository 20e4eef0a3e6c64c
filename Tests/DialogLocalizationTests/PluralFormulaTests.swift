import DialogLocalization
import Testing

@Suite("Plural formulas")
struct PluralFormulaTests {
  static let values: [(formula: String, count: UInt, value: UInt)] = [
    ("0", 7, 0), ("n", 7, 7), ("n != 1", 1, 0), ("n != 1", 2, 1), ("n>1", 1, 0),
    ("n == 1 ? 0 : n == 2 ? 1 : 2", 2, 1), ("n ? n : 5", 0, 5), ("!n", 0, 1), ("!!n", 9, 1),
    ("10 - 4 - 3", 0, 3), ("2 + 3 * 4", 0, 14), ("(2 + 3) * 4", 0, 20), ("n % 10 / 2", 17, 3),
    ("1 || 0 && 0", 0, 1), ("1 < 2 == 1", 0, 1), ("n >= 2 && n <= 4", 4, 1), ("n-1", 0, .max),
    ("\tn\t==\t1 ", 1, 1),
  ]

  @Test("give the value that C gives", arguments: values)
  func evaluation(formula: String, count: UInt, value: UInt) throws {
    #expect(try PluralParser.parse(Array(formula.utf8)).value(for: count) == value)
  }

  static let refused: [(formula: String, failure: PluralParser.Failure)] = [
    ("", .syntax(at: 0)), ("n n", .syntax(at: 2)), ("n ==", .syntax(at: 4)),
    ("n = 1", .syntax(at: 2)), ("n & 1", .syntax(at: 2)), ("(n", .syntax(at: 2)),
    ("n ? 1", .syntax(at: 5)), ("m", .syntax(at: 0)), ("-1", .syntax(at: 0)),
    ("99999999999999999999", .syntax(at: 0)), ("n\0", .syntax(at: 1)),
    ("n/0", .divisor(at: 2)), ("5%(n-n)", .divisor(at: 2)), ("n % n", .divisor(at: 3)),
    (String(repeating: "(", count: 900) + "n", .tooComplex),
    (String(repeating: "!", count: 900) + "n", .tooComplex),
    (String(repeating: "n?", count: 300) + "n", .tooComplex),
    ("n" + String(repeating: "+n", count: 400), .tooComplex),
    ("n" + String(repeating: "+n", count: 1_000_000), .tooLong),
  ]

  @Test("that libc would trip over are refused", arguments: refused)
  func refusal(formula: String, failure: PluralParser.Failure) {
    #expect(throws: failure) { try PluralParser.parse(Array(formula.utf8)) }
  }

  static let headers: [(header: String, failure: PluralForms.Failure)] = [
    ("Plural-Forms: nplurals=0; plural=0;\n", .formCount),
    ("Plural-Forms: nplurals=1000; plural=0;\n", .formCount),
    ("Plural-Forms: nplurals=x; plural=0;\n", .formCount),
    ("Plural-Forms: nplurals=2; plural=n;\n", .formOutOfRange(count: 2)),
    ("Plural-Forms: nplurals=2; plural=n == 1000000 ? 2 : 0;\n", .formOutOfRange(count: 1_000_000)),
    ("X: plural=n/0\nPlural-Forms: nplurals=2; plural=n != 1;\n", .formula(.divisor(at: 2))),
  ]

  @Test("in a header are checked where libc looks for them", arguments: headers)
  func headerCheck(header: String, failure: PluralForms.Failure) {
    #expect(throws: failure) { try PluralForms(header: header) }
  }

  @Test("are those of German where the header has none")
  func germanic() throws {
    let forms = try PluralForms(header: "Language: x\n")
    #expect(forms == .germanic)
    #expect([0, 1, 2].map { forms.index(for: $0) } == [1, 0, 1])
  }
}
