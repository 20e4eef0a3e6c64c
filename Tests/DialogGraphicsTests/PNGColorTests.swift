import DialogGraphics
import Testing

@Suite("The colour in a PNG")
struct PNGColorTests {
  private func image(_ chunks: [UInt8]..., limits: PNGLimits = .default) throws -> PNGImage {
    let png = try Pictures.noise(3, 2).png()
    return try PNGImage(bytes: RawPNG.adding(chunks.flatMap(\.self), to: png), limits: limits)
  }

  private func gamma(_ value: UInt32) -> [UInt8] {
    RawPNG.chunk("gAMA", RawPNG.bigEndian(value))
  }

  @Test("is not said by default")
  func absent() throws {
    #expect(try image().color == PNGColor())
  }

  @Test("gamma is what the file says", arguments: [45455, 100_000, 16, 200_000] as [UInt32])
  func gamma(value: UInt32) throws {
    let image = try image(gamma(value))
    #expect(image.color == PNGColor(gamma: Double(value) / 100_000))
    #expect(try image.bitmap == Pictures.noise(3, 2))
  }

  @Test("sRGB has its intent, and implies a gamma", arguments: PNGColor.RenderingIntent.allCases)
  func standard(intent: PNGColor.RenderingIntent) throws {
    let image = try image(RawPNG.chunk("sRGB", [intent.rawValue]))
    #expect(image.color == PNGColor(gamma: 0.45455, renderingIntent: intent))
    #expect(image.warnings.isEmpty)
  }

  @Test("a profile is there with its name, and survives writing")
  func profile() throws {
    let profile = PNGColor.Profile(name: "Café", bytes: Profiles.rgb)
    let picture = try Pictures.noise(3, 2)
    let image = try PNGImage(bytes: picture.png(color: PNGColor(profile: profile)))
    #expect(image.color == PNGColor(profile: profile))
    #expect(image.warnings.isEmpty)
    #expect(try PNGImage(bytes: image.png()).color == image.color)
    #expect(try image.bitmap == picture)
  }

  @Test("everything that a file may say together is written and read")
  func together() throws {
    let picture = try Pictures.noise(3, 2)
    for color in [
      PNGColor(gamma: 0.45455, renderingIntent: .saturation),
      PNGColor(gamma: 0.5, profile: PNGColor.Profile(name: "p", bytes: Profiles.rgb)),
    ] {
      let image = try PNGImage(bytes: picture.png(color: color))
      #expect(image.color == color)
      #expect(image.warnings.isEmpty)
      let picture16 = try Bitmap16(width: 1, height: 1, samples: [1, 2, 3, 4])
      #expect(try PNGImage(bytes: picture16.png(color: color)).color == color)
    }
  }

  @Test("chunks that make no sense are a warning, and the picture is read")
  func nonsense() throws {
    let chunks: [[UInt8]] = [
      gamma(0), RawPNG.chunk("gAMA", [1, 2]), RawPNG.chunk("sRGB", [4]), RawPNG.chunk("sRGB", []),
      RawPNG.chunk("iCCP", Array("name".utf8)),
      RawPNG.chunk("iCCP", Array("name\u{0}\u{0}xyz".utf8)),
      RawPNG.chunk("eXIf", []),
    ]
    for chunk in chunks {
      let image = try image(chunk)
      #expect(image.color == PNGColor())
      #expect(image.warnings.count == 1, "\(image.warnings)")
      #expect(try image.bitmap == Pictures.noise(3, 2))
    }
  }

  @Test("a profile larger than allowed once unpacked is passed over with a warning")
  func bomb() throws {
    let profile = PNGColor.Profile(name: "p", bytes: Profiles.rgb(byteCount: 1_000_000))
    let png = try Pictures.noise(3, 2).png(color: PNGColor(profile: profile))
    #expect(png.count < 10_000)
    #expect(try PNGImage(bytes: png).color.profile == profile)
    let image = try PNGImage(bytes: png, limits: PNGLimits(maximumChunkByteCount: 100_000))
    #expect(image.color.profile == nil)
    #expect(image.warnings.count == 1)
    #expect(try image.bitmap == Pictures.noise(3, 2))
  }

  @Test("the kind of profile decides between gray and colour")
  func kinds() throws {
    let gray = try Pictures.drawn(4, 4) { x, y in [UInt8(x), UInt8(x), UInt8(x), 255] }
    let colored = try Pictures.noise(4, 4)
    let forGray = PNGColor(profile: PNGColor.Profile(name: "gray", bytes: Profiles.gray))
    let forColor = PNGColor(profile: PNGColor.Profile(name: "rgb", bytes: Profiles.rgb))
    let large = try Pictures.drawn(64, 64) { x, y in
      let shade = UInt8(truncatingIfNeeded: x * 3 + y * 5)
      return [shade, shade, shade, 255]
    }
    #expect(try PNGImage(bytes: large.png()).header.colorType == .gray)
    #expect(try PNGImage(bytes: large.png(color: forGray)).header.colorType == .gray)
    for picture in [gray, large] {
      let image = try PNGImage(bytes: picture.png(color: forColor))
      #expect([.rgb, .palette].contains(image.header.colorType))
      #expect(image.color == forColor)
      #expect(try image.bitmap == picture)
      #expect(try PNGImage(bytes: picture.png(color: forGray)).color == forGray)
    }
    let error = try #require(throws: PNGError.self) { try colored.png(color: forGray) }
    #expect(error.code == .unwritable)
    #expect(error.underlying?.contains("Gray color space not permitted on RGB PNG") == true)
  }

  @Test(
    "a profile that is none, or has no name, is not written",
    arguments: [
      PNGColor.Profile(name: "p", bytes: []), PNGColor.Profile(name: "p", bytes: [1, 2, 3]),
      PNGColor.Profile(name: "", bytes: Profiles.rgb),
      PNGColor.Profile(name: "ř", bytes: Profiles.rgb),
      PNGColor.Profile(name: "a\u{0}b", bytes: Profiles.rgb),
    ])
  func badProfile(profile: PNGColor.Profile) throws {
    let error = try #require(throws: PNGError.self) {
      try Pictures.noise(3, 2).png(color: PNGColor(profile: profile))
    }
    #expect(error.code == .unwritable)
    #expect(error.underlying?.isEmpty == false)
  }

  @Test(
    "a gamma that is none is not written",
    arguments: [0, -1, .nan, .infinity, 1e-9, 1e-5, 7e3, 1e9])
  func badGamma(gamma: Double) throws {
    let error = try #require(throws: PNGError.self) {
      try Pictures.noise(3, 2).png(color: PNGColor(gamma: gamma))
    }
    #expect(error.code == .unwritable)
  }
}
