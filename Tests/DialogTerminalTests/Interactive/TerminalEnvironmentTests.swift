import Testing

@testable import DialogTerminal

@Suite struct `The environment's variables` {
  private func environment(_ settings: String) -> TerminalEnvironment {
    let pairs = settings.split(separator: " ").map { $0.split(separator: "=", maxSplits: 1) }
    return TerminalEnvironment { name in
      pairs.last { $0[0] == name }.map { $0.count > 1 ? String($0[1]) : "" }
    }
  }

  @Test(
    arguments: [
      ("TERM=xterm", .ansi), ("TERM=xterm-256color", .indexed), ("TERM=linux", .ansi),
      ("TERM=screen-256color", .indexed), ("TERM=xterm-direct", .rgb), ("TERM=xterm-kitty", .rgb),
      ("TERM=vt100", .none), ("TERM=vt220 CLICOLOR_FORCE=1", .ansi), ("TERM=xterm-mono", .none),
      ("TERM=xterm COLORTERM=truecolor", .rgb), ("TERM=xterm COLORTERM=24bit", .rgb),
      ("TERM=xterm COLORTERM=yes", .ansi),
      ("TERM=xterm NO_COLOR=1", .none), ("TERM=xterm NO_COLOR=", .ansi),
      ("TERM=xterm NO_COLOR=1 COLORTERM=truecolor CLICOLOR_FORCE=1", .none),
      ("TERM=xterm CLICOLOR=0", .none), ("TERM=xterm CLICOLOR=1", .ansi),
      ("TERM=xterm-256color CLICOLOR=0 CLICOLOR_FORCE=1", .indexed),
      ("TERM=xterm CLICOLOR=0 CLICOLOR_FORCE=0", .none),
      ("TERM=xterm-256color CLICOLOR=0 FORCE_COLOR=1", .indexed),
      ("TERM=xterm FORCE_COLOR=0", .none), ("TERM=xterm FORCE_COLOR=false", .none),
    ] as [(String, InteractiveStyle.ColorDepth)])
  func `say what colours there are`(settings: String, depth: InteractiveStyle.ColorDepth) {
    #expect(environment(settings).style.colors == depth)
  }

  @Test(
    arguments: [
      ("LANG=de_DE.UTF-8", true), ("LANG=C.utf8", true), ("", false), ("LANG=C", false),
      ("LANG=de_DE", false), ("LANG=de_DE.UTF-8 LC_ALL=C", false),
      ("LANG=C LC_CTYPE=en_US.UTF-8", true), ("LANG=en_US.UTF-8 LC_CTYPE=C", false),
      ("LANG=C LC_CTYPE=C LC_ALL=C.UTF-8", true), ("LC_ALL= LANG=ja_JP.UTF-8", true),
      ("LANG=ja_JP.eucJP", false),
    ])
  func `say whether there is more than ASCII`(settings: String, isUnicode: Bool) {
    #expect(environment(settings).style.isUnicode == isUnicode)
  }

  @Test(
    arguments: [
      ("TERM=xterm LANG=C.UTF-8", .halfBlocks), ("TERM=linux LANG=C.UTF-8", .none),
      ("TERM=xterm LANG=C", .none), ("TERM=xterm LANG=C.UTF-8 NO_COLOR=1", .none),
    ] as [(String, InteractiveStyle.Graphics)])
  func `say what pictures can be made of`(settings: String, graphics: InteractiveStyle.Graphics) {
    #expect(environment(settings).style.graphics == graphics)
  }

  @Test(
    arguments: [
      ("TERM=dumb", false, false), ("TERM=", false, false), ("", false, false),
      ("TERM=unknown", false, false), ("TERM=linux", true, false), ("TERM=vt100", true, false),
      ("TERM=eterm-color", true, false), ("TERM=xterm", true, true),
      ("TERM=tmux-256color", true, true),
      ("TERM=screen", true, true), ("TERM=foot", true, true),
    ])
  func `say what can be done with the terminal`(
    settings: String, isAddressable: Bool, takesQuestions: Bool
  ) {
    #expect(environment(settings).isAddressable == isAddressable)
    #expect(environment(settings).takesQuestions == takesQuestions)
  }

  @Test func `say how the reader wants it`() {
    #expect(!environment("TERM=xterm").prefersLines)
    #expect(!environment("TERM=xterm ACCESSIBLE=").prefersLines)
    #expect(environment("TERM=xterm ACCESSIBLE=1").prefersLines)
    #expect(environment("TERM=xterm").rewraps)
    #expect(!environment("TERM=xterm XTERM_VERSION=XTerm(379)").rewraps)
    #expect(!environment("TERM=xterm").style.isAmbiguousWide)
    #expect(environment("TERM=xterm REJOINDER_AMBIGUOUS_WIDTH=2").style.isAmbiguousWide)
  }
}
