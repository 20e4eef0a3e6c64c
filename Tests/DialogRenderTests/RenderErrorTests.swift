import DialogGraphics
import DialogResources
import Dialogs
import Testing

@testable import DialogRender

@Suite("A picture that cannot be drawn says why")
struct RenderErrorTests {
  private func error(
    of dialog: Dialog, scale: Double = 1
  ) throws -> PictureError? {
    let content = try dialog.content()
    do throws(PictureError) {
      _ = try render(content, RenderOptions(scale: scale))
      return nil
    } catch {
      return error
    }
  }

  @Test("when the scale is not one", arguments: [0, 0.5, 3.1, -1, .infinity])
  func scale(scale: Double) throws {
    #expect(try error(of: .alert("Title"), scale: scale) == .scaleOutOfRange(scale))
  }

  @Test("when the scale is no number")
  func scaleNotANumber() throws {
    #expect(try error(of: .alert("Title"), scale: .nan) != nil)
  }

  @Test("when it has no icon of that name")
  func unknownIcon() throws {
    let error = try #require(try error(of: .alert("Title", icon: .named("../secret"))))
    #expect(error.description.hasPrefix("there is no icon “../secret”: name one of: info, warning"))
  }

  @Test("for every icon but those that it brings")
  func ownIcons() throws {
    let folder = try #require(resourceDirectory())
    #expect(Folder.names(in: "\(folder)/icons") == DialogIcon.names.sorted().map { "\($0).png" })
    for name in DialogIcon.names {
      #expect(try error(of: .alert("Title", icon: .named(name))) == nil)
    }
  }

  @Test("when an icon's file is not there or is no PNG")
  func iconFile() throws {
    for (icon, code) in [
      (DialogIcon.file("/nowhere/at-all.png"), PNGError.Code.noSuchFile),
      (.png([1, 2, 3]), .notPNG),
    ] {
      guard case .icon(let error) = try error(of: .alert("Title", icon: icon)) else {
        Issue.record("no error for \(icon)")
        continue
      }
      #expect(error.code == code)
    }
  }

  @Test("when it would be too large")
  func tooLarge() throws {
    let far = DialogRect(x: 1e12, y: 0, width: 10, height: 10)
    let dialog = Dialog(.sheet, title: "Title", anchor: .rect(far))
    guard case .tooLarge = try error(of: dialog) else {
      Issue.record("no error")
      return
    }
  }

  @Test("in the reader's language, also where a file or a size is to blame")
  func translated() throws {
    let cut = try render(Dialog.alert("Title").content()).png().dropLast(40)
    let icons: [DialogIcon] = [
      .file("/nowhere/at-all.png"), .file("/"), .file(#filePath), .png([1, 2, 3]), .png(Array(cut)),
    ]
    var errors = try icons.map { try #require(try error(of: .alert("Title", icon: $0))) }
    let written = #expect(throws: PNGError.self) {
      try render(Dialog.alert("Title").content()).write(to: "/nowhere/at-all.png")
    }
    errors.append(.output(try #require(written)))
    for (side, bytes) in [(0, 0), (1, 3), (.max, 0)] {
      let size = #expect(throws: BitmapError.self) {
        try Bitmap(width: side, height: side, pixels: [UInt8](repeating: 0, count: bytes))
      }
      errors.append(.iconSize(try #require(size)))
    }
    for error in errors {
      for text in [error.message, error.recovery] {
        guard case .message(let message, let arguments) = text.source else {
          Issue.record("“\(text.key)” is in English only")
          continue
        }
        #expect(message.context == "error")
        // What is put in is a name, a number or what the system says, and no sentence of ours.
        #expect(arguments.allSatisfy { ["file", "reason", "most"].contains($0.name) })
      }
      #expect(!error.description.contains("notPNG"))
    }
  }

  @Test("in words that name what happened and what to do")
  func words() {
    let errors: [PictureError] = [
      .scaleOutOfRange(9), .textSizeOutOfRange(9), .tooLarge(width: 1e6, height: 2),
      .unknownIcon("x", among: ["y"]),
      .noIcons, .themeOutOfRange("metrics.iconSize", .nan, 0...1), .drawing("out of memory"),
      .noFont(path: "/a.ttf", package: "fonts-noto-core"), .noFonts(package: "fonts-noto-core"),
    ]
    for error in errors {
      #expect(error.description.split(separator: ": ").count >= 2)
    }
  }

  @Test("with numbers that have a fraction only where there is one")
  func numbers() {
    #expect(
      PictureError.tooLarge(width: 476, height: 61_203.5).description.hasPrefix(
        "a picture of 476 × 61203.5 pixels is too large: "))
    #expect(
      PictureError.scaleOutOfRange(9).description.hasPrefix(
        "a picture cannot have 9 pixels a point: "))
  }
}
