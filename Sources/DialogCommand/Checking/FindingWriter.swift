import DialogJSON
import Dialogs
import Glibc

/// Prints what checks have found: a line each, or an object each.
struct FindingWriter {
  enum Format: String, CaseIterable {
    case text, json
  }

  private let format: Format
  private let say: (DialogText) -> String

  /// Prints in the format that an option names.
  init(_ arguments: ParsedArguments, say: @escaping (DialogText) -> String) throws(CommandError) {
    format = try arguments.choice("format", of: Format.self) ?? .text
    self.say = say
  }

  /// Prints findings, and says whether one of them is a fault.
  func write(_ findings: [Finding]) throws(CommandError) -> ExitCode {
    try Descriptor.write(findings.map { line($0) + "\n" }.joined(), to: STDOUT_FILENO)
    return findings.allSatisfy(\.isNote) ? .ok : .cancelled
  }

  private func line(_ finding: Finding) -> String {
    if format == .json { return "\(JSONValue.object(finding.json))" }
    let note: DialogText? = finding.isNote ? "note" : nil
    let words = [finding.place, note, finding.message].compactMap { $0.map(say) }
    return ([finding.language] + words).joined(separator: ": ").visible
  }
}
