import DialogSnapshots
import Dialogs
import Foundation
import Testing

@Suite struct ReportWritingTests {
  @Test(.timeLimit(.minutes(1)))
  func `a link stays one, and a pipe is written to`() throws {
    let folder = try JournalFolder()
    let report = SnapshotReport(journals: [try folder.journal()])
    _ = try folder.add("old", "page.html")
    let link = folder.path + "/link.html"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "page.html")
    try report.write(to: link)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "page.html")
    #expect(try String(contentsOfFile: folder.path + "/page.html", encoding: .utf8) == report.html)
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    try report.write(to: pipe)
    var bytes = [UInt8](repeating: 0, count: 15)
    #expect(read(reader, &bytes, bytes.count) == bytes.count)
    #expect(bytes == Array("<!DOCTYPE html>".utf8))
  }

  @Test func `a page is written whole, or an error says why not`() throws {
    let folder = try JournalFolder()
    let report = SnapshotReport(journals: [try folder.journal()])
    let path = folder.path + "/new/report.html"
    try report.write(to: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == report.html)
    let error = #expect(throws: SnapshotError.self) {
      try report.write(to: path + "/report.html")
    }
    #expect(error?.description.contains("report.html") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/new").count == 1)
  }
}
