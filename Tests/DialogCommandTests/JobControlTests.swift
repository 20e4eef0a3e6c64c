import Testing

/// The plain presenter in a shell that stops jobs and brings them back.
@Suite(.serialized, .timeLimit(.minutes(2))) struct JobControlTests {
  @Test(arguments: ["\u{1A}", "kill"])
  func `a stopped program shows typing again, and hides it when it goes on`(way: String) throws {
    let shell = try ShellSession()
    let stop = way == "kill" ? "(sleep 1; kill -TSTP $$) & " : ""
    shell.type("bash -c '\(stop)exec $R input PIN --secure'\n")
    #expect(shell.shows("not shown: "))
    shell.type("tr0ub4dor")
    if way != "kill" { shell.type(way) }
    #expect(shell.shows("Stopped"))
    shell.type("stty -a | grep -o ' .\\?echo '\n")
    #expect(shell.shows("echo '\r\n echo \r\n"))
    shell.type("fg\n")
    #expect(shell.shows("not shown: "))
    shell.type("sesame\n")
    #expect(shell.shows("\r\nsesame\r\n"))
    shell.type("stty -a | grep -o ' .\\?echo '\n")
    #expect(shell.shows("echo '\r\n echo \r\n"))
    #expect(!shell.rest.contains("tr0ub4dor"))
  }

  @Test func `a job in the background waits until it is brought to the front`() throws {
    let shell = try ShellSession()
    shell.type("$R confirm Sure? --presenter=plain & sleep 0.5\n")
    #expect(shell.shows("$ "))
    shell.type("echo a\"\"b\n")
    #expect(shell.shows("ab\r\n"))
    shell.type("jobs\n")
    #expect(shell.shows("Stopped"))
    shell.type("fg\n")
    #expect(shell.shows("chooses “Yes”: "))
    shell.type("n\n")
    #expect(shell.shows("no\r\n"))
    shell.type("echo $?\n")
    #expect(shell.shows("1\r\n"))
  }

  @Test func `a job that nobody can bring to the front says so`() throws {
    let shell = try ShellSession()
    // The shell between is gone when the program reads, and with it whoever could bring it back.
    shell.type("(bash -c 'sleep 0.5; $R confirm Sure?; echo rc $?' & )\n")
    #expect(shell.shows("$ "))
    #expect(shell.shows("chooses “Yes”: "))
    // The shell takes what is typed; the program has to see it before.
    let isTold = (1...100).contains { _ in
      shell.type("x")
      return shell.shows("belongs to another job", within: 0.2)
    }
    #expect(isTold)
    #expect(shell.shows("rc 69"))
  }

  @Test(arguments: ["TERM=dumb", "ACCESSIBLE=1"])
  func `a plain terminal has the whole contract`(variable: String) throws {
    let shell = try ShellSession()
    shell.type("\(variable) $R input PIN --secure --timeout=0.3; echo rc $?\n")
    #expect(shell.shows("rc 5"))
    shell.type("\(variable) $R input PIN --secure; echo rc $?\n")
    #expect(shell.shows("not shown: "))
    shell.type("sesame\n")
    #expect(shell.shows("\r\nsesame\r\nrc 0"))
    shell.type("\(variable) $R confirm Sure?; echo rc $?\n")
    #expect(shell.shows("chooses “Yes”: "))
    shell.type("maybe\n")
    #expect(shell.shows("is not one of the choices"))
    shell.type("no\n")
    #expect(shell.shows("rc 1"))
    shell.type("\(variable) $R confirm Sure?; echo rc $?\n")
    #expect(shell.shows("chooses “Yes”: "))
    shell.type("\u{3}")
    #expect(shell.shows("^C"))
    #expect(shell.shows("$ "))
    shell.type("echo rc $?\n")
    #expect(shell.shows("rc 130"))
  }

  @Test func `progress is cancelled from the terminal, and its writer hears of it`() throws {
    let shell = try ShellSession()
    shell.type("yes 5 | $R progress Copying --cancel; echo rc ${PIPESTATUS[*]}\n")
    #expect(shell.shows("Return chooses “Cancel”:"))
    shell.type("\n")
    #expect(shell.shows("rc 141 1"))
  }
}
