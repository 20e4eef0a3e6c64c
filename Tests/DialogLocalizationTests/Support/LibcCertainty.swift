import DialogLocalization
import Foundation

extension TranslationEngine {
  /// Whether libc must serve every catalog in the process of the tests, which may be started under any
  /// `LANGUAGE`.
  ///
  /// libc needs a folder for one of its entries, and all folders here have one for English.
  static let libcIsCertain: Bool = {
    let wishes = ProcessInfo.processInfo.environment["LANGUAGE"] ?? ""
    return wishes.isEmpty || wishes.hasPrefix("en")
  }()

  /// Whether this is libc, or may rightly be something else in the process of the tests.
  var isLibcWhereCertain: Bool { self == .libc || !Self.libcIsCertain }
}
