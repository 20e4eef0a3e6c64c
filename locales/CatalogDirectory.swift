import Glibc
import SystemIO

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
  Paths.programFolder.flatMap(catalogDirectory(ofProgramIn:))
}

/// The folder of the catalogs of a program, by the absolute path of the program's folder.
package func catalogDirectory(ofProgramIn folder: String) -> String? {
  [installedCatalogs, builtCatalogs].map { "\(folder)/\($0)" }
    .first { access($0, R_OK | X_OK) == 0 }
}
