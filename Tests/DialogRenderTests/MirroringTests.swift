import DialogGraphics
import Dialogs
import Testing

@testable import DialogRender

@Suite("An icon where lines begin at the right")
struct MirroringTests {
  private let frame = DialogRect(x: 0, y: 0, width: 20, height: 20)

  @Test("is turned round if it points along the line, and only then", arguments: DialogIcon.names)
  func turned(name: String) throws {
    let icon = DialogIcon.named(name)
    let left = try icon.bitmap(fitting: frame, scale: 2, in: .leftToRight)
    let right = try icon.bitmap(fitting: frame, scale: 2, in: .rightToLeft)
    #expect(right == (icon.isDirectional ? try left.flippedHorizontally() : left))
    if icon.isDirectional { #expect(right != left) }
  }

  @Test("is painted so", arguments: ["back", "camera"])
  func painted(name: String) throws {
    func picture(_ language: String) throws -> Bitmap {
      var dialog = Dialog.alert("Title", icon: .named(name))
      dialog.language = language
      let content = try dialog.content(localizedBy: SampleLocalizer())
      let frame = try #require(
        try DialogLayout(content).elements.first {
          if case .icon = $0.part { true } else { false }
        }?.frame)
      return try render(content).cropped(to: frame)
    }
    let left = try picture("en")
    #expect(try picture("he") == (name == "back" ? left.flippedHorizontally() : left))
  }

  @Test("is one that Rejoinder brings where it points along the line")
  func names() {
    #expect(DialogIcon.directionalNames.isSubset(of: Set(DialogIcon.names)))
  }

  @Test("is left as it is where an app brought it")
  func ownIcons() {
    #expect(!DialogIcon.file("back.png").isDirectional && !DialogIcon.png([]).isDirectional)
  }
}

extension Bitmap {
  /// The part within a frame of whole pixels.
  fileprivate func cropped(to frame: DialogRect) throws -> Bitmap {
    let bytes = (Int(frame.y)..<Int(frame.maxY)).flatMap { y in
      let start = y * bytesPerRow + Int(frame.x) * 4
      return pixels[start..<start + Int(frame.width) * 4]
    }
    return try Bitmap(width: Int(frame.width), height: Int(frame.height), pixels: bytes)
  }
}
