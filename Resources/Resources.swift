import Glibc
import SystemIO

/// The folder that holds `icons` and `schema`, or `nil` where the program was moved away from it.
///
/// An installed program finds it as `../share/rejoinder` beside the folder of its binary; one that
/// was built where it runs, or a test, as the resource bundle that SwiftPM lays beside the binary.
/// `Bundle.module` would find the same bundle, but ends the program where there is none.
package func resourceDirectory() -> String? {
  guard let folder = Paths.programFolder else { return nil }
  return ["\(folder)/../share/rejoinder", "\(folder)/rejoinder_DialogResources.resources"]
    .first { access("\($0)/icons", R_OK) == 0 }
}
