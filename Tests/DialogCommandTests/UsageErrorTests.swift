import ProgramRunner
import Testing

@Suite struct UsageErrorTests {
  @Test(
    arguments: [
      ["nonsense"], [], ["--nonsense"], ["alert", "T", "---answer=ok"], ["alert"],
      ["alert", "a", "b"], ["alert", "T", "--secure"],
      ["alert", ""], ["alert", "T", "--cancel", "--cancel=No"], ["alert", "T", "--default=x"],
      ["alert", "T", "--button", "a=A", "--button", "a=B"], ["alert", "T", "--button", ""],
      ["alert", "T", "--order=upside-down"], ["alert", "T", "--stock=nonsense"],
      ["alert", "T", "--field", "nonsense"], ["alert", "T", "--field", "number:n"],
      ["alert", "T", "--item", "f=A"], ["alert", "T", "--field=text:f", "--item=f=A"],
      ["alert", "T", "--field=choice:f", "--item=f="],
      ["alert", "T", "--anchor=moon"],
      ["alert", "T", "--anchor=rect:1,2,3"], ["alert", "T", "--timeout=soon"],
      ["alert", "T", "--timeout=0"], ["alert", "T", "--format=xml"],
      ["alert", "T", "--ui-scale=0"], ["alert", "T", "--fonts=mine"],
      ["alert", "T", "--text-size=2.1"], ["alert", "T", "--theme=sepia"],
      ["alert", "T", "--presenter=smoke"], ["alert", "T", "--presenter=png"],
      ["alert", "T", "--presenter=scripted"], ["alert", "T", "--presenter=plain", "--answer=ok"],
      ["confirm", "T", "--default=maybe"], ["scale", "in.png", "out.png"],
      ["scale", "in.png", "out.png", "--size=big"], ["choose"],
      ["scale", "in@2x.png", "out@2x.png"], ["scale", "in.png", "out@2x.png", "--scale=3"],
      ["scale", "in.png", "out.png", "--scale=1.5", "--scale=2"],
      ["scale", "in.png", "out.png", "--scale=0"], ["scale", "i", "o", "--scale=0x2"],
      ["scale", "a", "b", "--size=1x", "--mode=crop"],
      ["scale", "a", "b", "--size=1x", "--filter=sharp"],
      ["scale", "a", "b", "--size=1x", "--anchor=middle"],
      ["scale", "a", "b", "--size=1x", "--quality=best"],
      ["scale", "a", "b", "--size=1x", "--compression=none"],
      ["scale", "a", "b", "--size=1x", "--max-pixels=0"],
      ["alert", "T", "--presenter=png", "--output=x.jpg"], ["alert", "T", "--extent=half"],
      ["alert", "T", "--background=red"], ["alert", "T", "--locale=all"],
      ["input", "T", "--presenter=png", "--output=x.png", "--locale=all"],
      ["lint", "x.json", "--locale=all"], ["locales", "--locale=all"],
      ["alert", "T", "--presenter=png", "--output=x.png", "--locale=all", "--answer=ok"],
    ])
  func `a usage error exits 64`(words: [String]) throws {
    expectRefusal(try ProgramRun("rejoinder", words), status: 64, naming: [])
  }

  @Test(arguments: ["de", "ja", "ar", "xx", "../../etc", "C", ""])
  func `an error is told in the reader's language, whatever that is called`(locale: String) throws {
    let run = try ProgramRun("rejoinder", ["nonsense", "--locale", locale])
    expectRefusal(run, status: 64, naming: ["nonsense"])
    #expect(run.errors.contains("unknown command") == !["de", "ja", "ar"].contains(locale))
  }
}
