import DialogSnapshots
import DialogTesting
import Dialogs
import Testing

@Suite(.snapshots(record: .never)) struct AssertSnapshotTests {
  @Test func `what is not as it should be becomes an issue, as the trait of the suite says`()
    async throws
  {
    let package = try SnapshotPackage()
    let site = package.site()
    var outcome: SnapshotOutcome?
    await withKnownIssue {
      outcome = await assertSnapshot(
        of: question(), as: .json, fileID: site.fileID, filePath: site.filePath, line: 3)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("has no reference") }
        && issue.sourceLocation?.line == 3
    }
    #expect(outcome?.kind == .missing && package.files() == [])
    #expect(outcome?.path.contains("/what-is-not-as-it-should-be-") == true)
  }

  @Test func `each cell of a matrix that is not as it should be becomes an issue`() async throws {
    let package = try SnapshotPackage()
    let site = package.site()
    let matrix = SnapshotMatrix(
      languages: ["en"], formats: [.text(columns: 40), .json], localizedBy: SourceLocalizer())
    var outcomes: [SnapshotOutcome] = []
    await withKnownIssue {
      outcomes = await assertSnapshots(
        of: question(), matrix, fileID: site.fileID, filePath: site.filePath)
    }
    #expect(outcomes.map(\.kind) == [.missing, .missing])
    #expect(outcomes.map(\.attachments.count) == [1, 1])
  }
}
