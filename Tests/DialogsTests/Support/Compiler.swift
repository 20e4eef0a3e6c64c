import Foundation
import Testing

/// The compiler, for what must not compile.
enum Compiler {
  /// What the compiler says of a program that imports Dialogs; nothing where it has no objection.
  static func objections(to program: String) throws -> String {
    let modules = try #require(modules, "the build has no Modules folder beside the tests")
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: try #require(path, "there is no swiftc in PATH"))
    // Races are found after type-checking.
    compiler.arguments = [
      "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-enable-upcoming-feature",
      "NonisolatedNonsendingByDefault", "-I", modules, "-",
    ]
    let input = Pipe()
    let output = Pipe()
    compiler.standardInput = input
    compiler.standardOutput = output
    compiler.standardError = output
    try compiler.run()
    try input.fileHandleForWriting.write(contentsOf: Data("import Dialogs\n\(program)".utf8))
    try input.fileHandleForWriting.close()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    let text = String(decoding: said, as: UTF8.self)
    #expect((compiler.terminationStatus == 0) == !text.contains("error:"))
    return text
  }

  private static var path: String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile)
  }

  /// The folder of the build that these tests are a part of.
  private static var modules: String? {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let modules = tests.deletingLastPathComponent().appending(path: "Modules")
    let dialogs = modules.appending(path: "Dialogs.swiftmodule").path
    return FileManager.default.fileExists(atPath: dialogs) ? modules.path : nil
  }
}
