import DialogGraphics
import Dialogs
import Glibc
import Testing

@testable import DialogRender

@Suite("An icon in a picture")
struct IconTests {
  private let frame = DialogRect(x: 0, y: 0, width: 16, height: 16)

  @Test("is scaled once for a size, wherever it comes from")
  func once() throws {
    let folder = try Folder()
    let path = "\(folder.path)/icon.png"
    try square(of: RGBAColor(red: 1, green: 2, blue: 3, alpha: 200)).write(to: path)
    for icon in [DialogIcon.named("trash"), .file(path), .png(try square(of: .azure).png())] {
      let first = try icon.bitmap(fitting: frame, scale: 2)
      #expect(first.width == 32 && first.height == 32)
      let memory = first.pixels.withUnsafeBufferPointer(\.baseAddress)
      let second = try icon.bitmap(fitting: frame, scale: 2)
      #expect(second.pixels.withUnsafeBufferPointer(\.baseAddress) == memory)
      #expect(try icon.bitmap(fitting: frame, scale: 1).width == 16)
      withExtendedLifetime(first) {}
    }
  }

  @Test("is read anew when its file has changed, and named when it is gone")
  func changed() throws {
    let folder = try Folder()
    let path = "\(folder.path)/icon.png"
    let icon = DialogIcon.file(path)
    for color in [RGBAColor.azure, RGBAColor(red: 255, green: 0, blue: 0), .azure] {
      try square(of: color).write(to: path)
      let pixels = try icon.bitmap(fitting: frame, scale: 1).pixels
      #expect(Array(pixels.prefix(4)) == [color.red, color.green, color.blue, color.alpha])
    }
    unlink(path)
    let error = #expect(throws: PictureError.self) { try icon.bitmap(fitting: frame, scale: 1) }
    guard case .icon(let reason) = error else {
      Issue.record("not the icon's error")
      return
    }
    #expect(reason.code == .noSuchFile && reason.path == path)
  }

  private func square(of color: RGBAColor) throws -> Bitmap {
    try Bitmap(width: 40, height: 40, color: color)
  }
}

extension RGBAColor {
  fileprivate static let azure = RGBAColor(red: 0, green: 0, blue: 255)
}
