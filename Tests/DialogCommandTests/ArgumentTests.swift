import Dialogs
import Testing

@testable import DialogCommand

@Suite struct ArgumentTests {
  private func parse(_ words: [String]) throws(CommandError) -> ParsedArguments {
    try ParsedArguments(words, known: Command.allOptions)
  }

  @Test func `options and operands stand in any order`() throws {
    let parsed = try parse(["--locale=ja", "alert", "T", "--button", "A", "--button=B", "--cancel"])
    #expect(parsed.operands == ["alert", "T"])
    #expect(parsed.values("button") == ["A", "B"])
    #expect(parsed.value("locale") == "ja")
    #expect(parsed.has("cancel"))
    #expect(parsed.value("cancel") == nil)
  }

  @Test func `two dashes end the options`() throws {
    #expect(try parse(["alert", "--", "-rf is dangerous", "--help"]).operands.count == 3)
  }

  @Test func `a lone dash is an operand, and a value may begin with a dash`() throws {
    let parsed = try parse(["show", "-", "--message", "-x"])
    #expect(parsed.operands == ["show", "-"])
    #expect(parsed.value("message") == "-x")
  }

  @Test func `the last of a repeated option counts, and a value may be empty`() throws {
    let parsed = try parse(["--locale=de", "--locale=ja", "--message="])
    #expect(parsed.value("locale") == "ja")
    #expect(parsed.value("message") == "")
  }

  @Test(
    arguments: [
      ["--nonsense"], ["-x"], ["--button"], ["--trace=yes"], ["--catalog"], ["--socket"],
    ])
  func `what is no option or lacks its value is a usage error`(words: [String]) {
    #expect {
      try parse(words)
    } throws: { error in
      (error as? CommandError)?.code == .usage
    }
  }

  @Test(
    arguments: [
      ("yes=Yes, please", "yes", "Yes, please"), ("Keep", nil, "Keep"), ("a b=c", nil, "a b=c"),
      ("=x", nil, "=x"), ("x=", "x", ""), ("a.b_c-1=x=y", "a.b_c-1", "x=y"), ("é=x", nil, "é=x"),
    ] as [(String, String?, String)])
  func `an id stands before the equals sign only where it can be one`(
    text: String, id: String?, label: String
  ) {
    #expect(text.splitID == (id, label))
  }

  @Test(
    arguments: [
      ("64x32", 64, 32), ("64x", 64, nil), ("x32", nil, 32), ("1.5x2", 1.5, 2),
    ] as [(String, Double?, Double?)])
  func `a size names one side or both`(text: String, width: Double?, height: Double?) throws {
    #expect(try ScaleCommand.size(text) == (width, height))
  }

  @Test(arguments: ["", "x", "64", "0x1", "-1x", "1x2x3", "infx1", "ax1", "nanx"])
  func `what is no size is refused`(text: String) {
    #expect(throws: CommandError.self) { try ScaleCommand.size(text) }
  }

  @Test func `every command that asks knows the options of asking`() {
    for command in Command.allCases where command.asks {
      let names = command.options.map(\.name)
      #expect(names.contains("presenter") && names.contains("answer") && names.contains("help"))
      #expect(Set(names).count == names.count, "\(command) names an option twice")
    }
  }

  @Test func `an option takes a value in every command or in none`() {
    for option in Command.allCases.flatMap(\.options) {
      let known = Command.allOptions[option.name]
      #expect(known?.usage.contains("=") == option.usage.contains("="))
    }
  }
}
