import Dialogs
import Foundation
import Testing

@testable import DialogSnapshots

@Suite(.timeLimit(.minutes(1))) struct AcceptTests {
  private let package: SnapshotPackage
  private let folders: SnapshotFolders
  private let folder = SnapshotPackage.references
  private let pending = ".build/snapshots/pending"

  init() throws {
    package = try SnapshotPackage()
    folders = try SnapshotFolders(above: package.path("Tests"), SnapshotSettings(environment: [:]))
    try package.write("good\n", to: "\(pending)/\(folder)/a.en.present.json")
    try package.write("", to: "\(folder)/.keep")
  }

  private func waiting() throws -> [PendingSnapshots.Snapshot] {
    try PendingSnapshots.list(in: folders)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: package.path(name), withDestinationPath: target)
  }

  @Test(
    arguments: [
      "Package.swift", "Tests/AppTests/AlertTests.swift", "x.present.json",
      "__Snapshots__/x.present.json", "T/__Snapshots__/F/G/x.present.json",
      "T/__Snapshots__/F/x.swift", "T/__Snapshots__/F/.present.json",
    ])
  func `only what is kept as a snapshot waits`(name: String) throws {
    try package.write("evil", to: "\(pending)/\(name)")
    #expect(try waiting().map(\.path.fileName) == ["a.en.present.json"])
  }

  @Test(arguments: ["pipe", "device", "folder", "link", "empty"])
  func `what is no file is told as what it is, and nothing at all is accepted`(
    kind: String
  ) throws {
    let name = "\(pending)/\(folder)/b.en.present.json"
    switch kind {
    case "pipe": #expect(mkfifo(package.path(name), 0o600) == 0)
    case "device": try link(name, to: "/dev/zero")
    case "folder": try package.write("x", to: "\(name)/x")
    case "link":
      try package.write("secret", to: "secret")
      try link(name, to: package.path("secret"))
    default: try package.write("", to: name)
    }
    let all = try waiting()
    #expect(all.map(\.isNew) == [true, true])
    let word = kind == "device" ? "link" : kind
    #expect(all.last?.words.joined().contains(word) == true, "\(all)")
    let error = #expect(throws: SnapshotError.self) {
      try PendingSnapshots.accept(all, in: folders)
    }
    #expect(error?.description.contains(word) == true)
    #expect(package.text("\(folder)/a.en.present.json") == nil)
    try PendingSnapshots.accept([all[0]], in: folders)
    #expect(package.text("\(folder)/a.en.present.json") == "good\n")
  }

  @Test func `a picture that cannot be read is not accepted, and the reason is told`() throws {
    try package.write("\u{1}PNG", to: "\(pending)/\(folder)/b.en.light@1x.png")
    let all = try waiting()
    #expect(all.map(\.isNew) == [true, true])
    #expect(all[1].words.joined().contains("PNG"))
    let error = #expect(throws: SnapshotError.self) {
      try PendingSnapshots.accept(all, in: folders)
    }
    #expect(error?.description.contains("PNG") == true)
    #expect(package.files() == ["AppTests/__Snapshots__/AlertTests/.keep"])
  }

  @Test func `a reference that is a link is not written through`() throws {
    try package.write("mine", to: "precious")
    try link("\(folder)/a.en.present.json", to: package.path("precious"))
    let error = #expect(throws: SnapshotError.self) {
      try PendingSnapshots.accept(try waiting(), in: folders)
    }
    #expect(error?.description.contains("link") == true)
    #expect(package.text("precious") == "mine")
  }

  @Test(arguments: ["Tests/AppTests/__Snapshots__/AlertTests", "Tests/AppTests/__Snapshots__"])
  func `no link leads out of the package`(name: String) throws {
    let outside = try SnapshotPackage()
    try FileManager.default.removeItem(atPath: package.path(name))
    try link(name, to: outside.root)
    let error = #expect(throws: SnapshotError.self) {
      try PendingSnapshots.accept(try waiting(), in: folders)
    }
    #expect(error?.description.contains("a link leads out of") == true)
    #expect(!outside.files(below: ".").contains { $0.hasSuffix(".json") })
  }
}
