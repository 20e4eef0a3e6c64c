import DialogGraphics
import Testing

@Suite("A file name with a scale")
struct ScaledNameTests {
  @Test(
    "is taken apart",
    arguments: [
      ("icon.png", "icon", 1, ".png"),
      ("icon@2x.png", "icon", 2, ".png"),
      ("path/to/icon@3x.png", "path/to/icon", 3, ".png"),
      ("icon@1x.png", "icon", 1, ".png"),
      ("icon@10x.png", "icon", 10, ".png"),
      ("icon@9223372036854775807x.png", "icon", .max, ".png"),
      ("icon@2x", "icon", 2, ""),
      ("icon", "icon", 1, ""),
      ("icon.dark@2x.png", "icon.dark", 2, ".png"),
      ("icon@2x@3x.png", "icon@2x", 3, ".png"),
      ("a@b@2x.png", "a@b", 2, ".png"),
      ("/.icon@2x.png", "/.icon", 2, ".png"),
      ("été@2x.png", "été", 2, ".png"),
      ("👩‍👧@2x.png", "👩‍👧", 2, ".png"),
    ])
  func parsed(name: String, base: String, scale: Int, fileExtension: String) {
    let parsed = ScaledName(name)
    #expect(parsed.base == base)
    #expect(parsed.scale == scale)
    #expect(parsed.fileExtension == fileExtension)
    #expect(parsed.name(at: scale) == name || scale == 1)
  }

  @Test(
    "has none in what only looks like one, and nothing of it is lost",
    arguments: [
      "icon@0x.png", "icon@02x.png", "icon@-2x.png", "icon@+2x.png", "icon@2xfoo.png",
      "icon@2X.png", "icon@x.png", "icon@.png", "icon@2.png", "icon2x.png", "icon@ 2x.png",
      "icon@2.5x.png", "icon@２x.png", "icon@2x\u{301}.png", "icon@2x.tar.gz", "@2x.png", "@2x",
      "folder@2x/icon.png", "folder@2x/", "folder@2x/.png", "folder/@2x.png", "a.b@2x/icon",
      "icon@9223372036854775808x.png", "icon@99999999999999999999999999x.png",
      "", "/", ".", "..", ".png", "icon.", "x", "@", "@x", "a@b.c/d",
    ])
  func unscaled(name: String) {
    let parsed = ScaledName(name)
    #expect(parsed.scale == 1)
    #expect(parsed.base + parsed.fileExtension == name)
    #expect(parsed.name(at: 1) == name)
    #expect(parsed.name(at: 2) == "\(parsed.base)@2x\(parsed.fileExtension)")
  }

  @Test(
    "has its extension after the last dot of the last part",
    arguments: [
      ("a.b/icon", ""), ("icon.", "."), (".png", ""), ("..", ""), ("a/.hidden", ""),
      ("a/.hidden.png", ".png"), ("icon.tar.gz", ".gz"), ("", ""),
    ])
  func fileExtension(name: String, expected: String) {
    #expect(ScaledName(name).fileExtension == expected)
  }

  @Test("is made for another scale, without one for 1")
  func made() {
    for name in ["a/icon.png", "a/icon@1x.png", "a/icon@2x.png", "a/icon@17x.png"] {
      let parsed = ScaledName(name)
      #expect(parsed.name(at: 1) == "a/icon.png")
      #expect(parsed.name(at: 2) == "a/icon@2x.png")
      #expect(parsed.name(at: 3) == "a/icon@3x.png")
      #expect(parsed.name(at: 0) == "a/icon.png")
      #expect(parsed.name(at: .min) == "a/icon.png")
      #expect(ScaledName(parsed.name(at: 5)) == ScaledName("a/icon@5x.png"))
    }
  }
}
