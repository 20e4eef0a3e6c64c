import Glibc

/// Runs a program to its end.
struct StartUp {
  let program: String
  let arguments: [String]

  /// Runs it in the locale `C`, without its output.
  func run() throws {
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let environment = [strdup("LC_ALL=C"), nil]
    defer { free(environment[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var process: pid_t = 0
    var status: Int32 = 0
    guard posix_spawn(&process, program, &actions, nil, words, environment) == 0,
      waitpid(process, &status, 0) == process, status == 0
    else { throw Refusal(description: "\(program) cannot be run, or fails") }
  }
}
