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
      _ = try render(content, scale: scale)
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

  @Test("in words that name what happened and what to do")
  func words() {
    let errors: [PictureError] = [
      .scaleOutOfRange(9), .tooLarge(width: 1e6, height: 2), .unknownIcon("x", among: ["y"]),
      .noIcons, .drawing("out of memory"),
    ]
    for error in errors {
      #expect(error.description.split(separator: ": ").count >= 2)
    }
  }
}
