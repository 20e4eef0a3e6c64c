import DialogGraphics
import Foundation
import ProgramRunner
import Testing

@Suite("The command draws", .serialized)
struct PictureProgramTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  private func draw(_ name: String, _ options: String...) throws -> [UInt8] {
    let path = scratch.path(name)
    let run = try ProgramRun(
      "rejoinder",
      ["show", "Examples/Dialogs/delete.json", "--presenter=png", "--output=\(path)"] + options)
    #expect(run.status == 0 && run.output.isEmpty, "\(run.errors)")
    return try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test(
    "the format that the file's name says",
    arguments: [("a.png", "\u{89}PNG"), ("a.svg", "<?xml"), ("a.pdf", "%PDF")])
  func formats(name: String, beginning: String) throws {
    let bytes = try draw(name)
    #expect(bytes.starts(with: beginning.unicodeScalars.map { UInt8($0.value) }))
  }

  @Test("the card alone, and nothing around it")
  func card() throws {
    let whole = try Bitmap(png: draw("whole.png"))
    let card = try Bitmap(png: draw("card.png", "--extent=card", "--background=transparent"))
    #expect(card.width < whole.width && card.height < whole.height)
    #expect(whole.isOpaque && card.pixels[3] == 0)
  }

  @Test("every language on one picture")
  func everyLanguage() throws {
    let one = try Bitmap(png: draw("one.png", "--extent=card"))
    let all = try Bitmap(png: draw("all.png", "--extent=card", "--locale=all"))
    let languages = try String(
      contentsOf: ProgramRun.root.appending(path: "locales/LINGUAS"), encoding: .utf8
    ).split(separator: "\n").filter { !$0.hasPrefix("#") }.joined(separator: " ")
      .split(separator: " ").count
    #expect(all.width * all.height > languages * one.width * one.height)
  }
}
