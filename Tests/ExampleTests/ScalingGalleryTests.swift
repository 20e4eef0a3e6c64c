import DialogGraphics
import Foundation
import ProgramRunner
import Testing

/// The pictures and the code of DialogGraphics' pages are those of the program that draws them.
@Suite struct ScalingGalleryTests {
  @Test func `the pictures are what the program draws`() throws {
    let scratch = try Scratch()
    let run = try ProgramRun("ScalingGallery", [scratch.folder.path])
    #expect(run.status == 0, "\(run.errors)")
    let shown = try FileManager.default.contentsOfDirectory(atPath: Article.pictures.path).sorted()
    #expect(scratch.names == shown)
    for name in shown {
      let drawn = try Bitmap(contentsOf: scratch.path(name))
      #expect(
        drawn == (try Bitmap(contentsOf: Article.pictures.appending(path: name).path)), "\(name)")
    }
  }

  @Test func `every picture is shown, and every one that is shown is there`() throws {
    let shown = try Article.names().flatMap { try Article($0).images }
    let present = try FileManager.default.contentsOfDirectory(atPath: Article.pictures.path)
      .map { ScaledName($0).base }
    #expect(Set(shown) == Set(present))
  }

  @Test func `all code is taken from the program`() throws {
    let folder = ProgramRun.root.appending(path: "Examples/ScalingGallery")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).map { name in
      try Self.unindented(String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
    let blocks = try Article.names().flatMap { try Article($0).code }
    #expect(blocks.count > 10)
    for block in blocks {
      let code = Self.unindented(block.joined(separator: "\n"))
      #expect(files.contains { $0.contains("\n\(code)\n") }, "\(code)")
    }
  }

  @Test func `without a folder it says how it is used`() throws {
    let run = try ProgramRun("ScalingGallery", [])
    #expect(run.output == "usage: ScalingGallery FOLDER\n")
    #expect(run.status == 2)
  }

  private static func unindented(_ code: String) -> String {
    code.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }
}
