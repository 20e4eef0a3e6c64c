import ProgramRunner
import Testing

/// Expects a line of standard error, nothing on standard output, and a status.
func expectRefusal(
  _ run: ProgramRun, status: Int32, naming words: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(run.status == status, sourceLocation: sourceLocation)
  #expect(run.output == "", sourceLocation: sourceLocation)
  #expect(run.errors.hasPrefix("rejoinder: "), sourceLocation: sourceLocation)
  #expect(run.errors.filter { $0 == "\n" }.count == 1, sourceLocation: sourceLocation)
  for word in words {
    #expect(run.errors.contains(word), "\(run.errors)", sourceLocation: sourceLocation)
  }
}
