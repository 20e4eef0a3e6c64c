import Glibc

/// The languages that a reader wants, by gettext's rules.
package struct ReadersLanguages: Sendable, Equatable {
  /// The wanted languages as the environment names them, the most wanted first; none where the texts
  /// of the source are wanted.
  package let names: [String]

  /// The variables that gettext looks at.
  private static let variables = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]

  /// Reads the wishes from an environment.
  ///
  /// The locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty. In the locale `C`
  /// (or `POSIX`, or none) nothing is translated. In any other, `C.UTF-8` among them, the list in
  /// `LANGUAGE` goes before the locale's own language.
  package init(environment: [String: String]) {
    func value(of variable: String) -> String? {
      environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
    let locale = value(of: "LC_ALL") ?? value(of: "LC_MESSAGES") ?? value(of: "LANG") ?? "C"
    guard locale != "C", locale != "POSIX" else {
      names = []
      return
    }
    let wishes = value(of: "LANGUAGE").map { $0.split(separator: ":").map(String.init) }
    names = Array((wishes ?? [locale]).prefix { !Self.endsTranslation($0) })
  }

  /// The variables of this process that say what its user reads.
  package static var processEnvironment: [String: String] {
    var environment: [String: String] = [:]
    for variable in variables {
      if let value = getenv(variable) { environment[variable] = String(cString: value) }
    }
    return environment
  }

  /// Whether an entry of the list asks for the texts of the source, so that those after it don't count.
  private static func endsTranslation(_ name: String) -> Bool {
    name == "C" || name == "POSIX" || name.hasPrefix("C.")
  }
}
