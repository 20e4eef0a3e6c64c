import Foundation
import PackagePlugin

/// Compiles every `<language>.po` of a target with `msgfmt --check` into its resource bundle.
@main
struct CompileCatalogs: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let msgfmt = URL(fileURLWithPath: "/usr/bin/msgfmt")
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
}
