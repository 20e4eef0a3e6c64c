#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where an installation puts the catalogs, seen from the folder of the program.
public let installedCatalogs = "../share/rejoinder/locale"

/// Where the build puts the catalogs, seen from the folder of the program.
private let builtCatalogs = "rejoinder_DialogLocales.resources"

/// The folder of Rejoinder's own catalogs: those installed with the running program, else those built
/// beside it; `nil` if there are neither.
///
/// The bundle that SwiftPM generates code for is not asked: that code stops the program when the bundle
/// is missing, and it knows only the folder of the build, which an installed program has left.
public func catalogDirectory() -> String? {
  guard let program = realpath("/proc/self/exe", nil) else { return nil }
  defer { free(program) }
  return catalogDirectory(ofProgram: String(cString: program))
}

/// The folder of the catalogs of a program, by the program's absolute path.
package func catalogDirectory(ofProgram program: String) -> String? {
  guard let slash = program.lastIndex(of: "/") else { return nil }
  let folder = program[..<slash]
  return [installedCatalogs, builtCatalogs].map { "\(folder)/\($0)" }
    .first { access($0, R_OK | X_OK) == 0 }
}
