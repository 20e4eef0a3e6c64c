import DialogSnapshots
import DialogTesting
import Dialogs
import Lists
import Testing

@Suite struct DialogTests {
  @Test func deletion() async throws {
    await assertSnapshots(
      of: Lists.deletion(of: "Summer", items: 3),
      SnapshotMatrix(
        languages: ["en", "de", "ar"], scales: [2], formats: [.picture(), .text(columns: 60)],
        localizedBy: try Lists.localizer()))
  }

  @Test func naming() async throws {
    await assertSnapshot(
      of: Lists.naming, as: .picture(), in: "de", localizedBy: try Lists.localizer())
  }

  @Test func `what is done goes by the answer`() async {
    let dialog = Lists.deletion(of: "Summer", items: 1)
    await assertSnapshot(of: dialog, as: .transcript("delete"), named: "agreed")
    await assertSnapshot(of: dialog, as: .transcript("escape"), named: "escaped")
  }
}
