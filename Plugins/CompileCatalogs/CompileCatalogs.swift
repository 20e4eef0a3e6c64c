import Foundation
import PackagePlugin

/// Compiles every `<language>.po` of a target with `msgfmt --check` into its resource bundle.
@main
struct CompileCatalogs: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let msgfmt = try Self.findMsgfmt()
    let sources = try FileManager.default.contentsOfDirectory(
      at: target.directoryURL, includingPropertiesForKeys: nil)
    return sources.filter { $0.pathExtension == "po" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { po in
        let language = po.deletingPathExtension().lastPathComponent
        let mo = context.pluginWorkDirectoryURL.appending(path: "\(language).mo")
        return .buildCommand(
          displayName: "Compiling catalog \(language)", executable: msgfmt,
          arguments: ["--check", "-o", mo.path, po.path], inputFiles: [po], outputFiles: [mo])
      }
  }

  /// The msgfmt of the search path.
  private static func findMsgfmt() throws(MissingMsgfmt) -> URL {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    for folder in folders.split(separator: ":") {
      let candidate = URL(fileURLWithPath: "\(folder)/msgfmt")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
    }
    throw MissingMsgfmt()
  }
}

/// There is nothing to compile catalogs with.
struct MissingMsgfmt: Error, CustomStringConvertible {
  var description: String {
    "msgfmt is not in the search path: install gettext (apt-get install gettext)"
  }
}
