import Foundation

/// What a program did.
struct CommandResult {
  let status: Int32
  let output: String

  /// Runs a program to its end, with an environment of its own.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> CommandResult {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return CommandResult(
      status: isSignal ? -process.terminationStatus : process.terminationStatus,
      output: String(decoding: output, as: UTF8.self))
  }

  /// Runs the probe, which is built beside the tests.
  static func probe(_ arguments: [String], environment: [String: String]) throws -> CommandResult {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = URL(fileURLWithPath: tests).deletingLastPathComponent().path
    return try run("\(folder)/LocalizationProbe", arguments, environment: environment)
  }

  /// Compiles a catalog's text with msgfmt.
  static func msgfmt(_ text: String, check: Bool = true) throws -> (CommandResult, [UInt8]) {
    let folder = try TemporaryFolder()
    try folder.write(Array(text.utf8), to: "in.po")
    let result = try run(
      "/usr/bin/env",
      ["msgfmt"] + (check ? ["--check"] : []) + [
        "-o", "\(folder.path)/out.mo", "\(folder.path)/in.po",
      ],
      environment: ["PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8"])
    let bytes = FileManager.default.contents(atPath: "\(folder.path)/out.mo") ?? Data()
    return (result, Array(bytes))
  }
}
