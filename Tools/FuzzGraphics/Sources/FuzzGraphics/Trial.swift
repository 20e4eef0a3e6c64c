@testable import DialogGraphics

/// A picture that goes through all that is to be tried.
struct Trial {
  let picture: Bitmap
  let deep: Bitmap16?
  let choices: Choices

  /// What a PNG holds, in its depth.
  init?(_ image: PNGImage, choices: Choices) {
    guard let bitmap = try? image.bitmap else { return nil }
    self.init(picture: bitmap, choices: choices)
  }

  /// A picture of 8 bits; of 16 bits too, if that is chosen.
  init(picture: Bitmap, choices: Choices) {
    self.picture = picture
    self.choices = choices
    let samples = picture.pixels.map { UInt16($0) * 257 }
    deep =
      choices.scalesDeep
      ? try? Bitmap16(width: picture.width, height: picture.height, samples: samples) : nil
  }

  /// Larger pictures would take too long.
  private static let limits = PNGLimits(
    maximumPixelCount: 1 << 16, maximumChunkCount: 100, maximumChunkByteCount: 1 << 16)
  private static let mostResultPixels = 1 << 14

  /// What a PNG holds, if it is whole.
  static func read(_ png: [UInt8]) -> PNGImage? {
    do throws(PNGError) {
      let image = try PNGImage(bytes: png, limits: limits)
      let size =
        switch image.pixels {
        case .eight(let bitmap): bitmap.size
        case .sixteen(let bitmap): bitmap.size
        }
      Fault.unless(image.header.size == size, "the pixels do not fill the header's size")
      Fault.unless(
        try PNGImage(bytes: image.png()).pixels == image.pixels, "writing changes pixels")
      return image
    } catch {
      let codes: [PNGError.Code] = [.notPNG, .truncated, .corrupt, .tooLarge]
      Fault.unless(codes.contains(error.code), "reading fails: \(error)")
      return nil
    }
  }

  /// Scaling while reading gives what reading and then scaling give, in either depth.
  static func scaleOnTheWay(_ png: [UInt8], like image: PNGImage, _ choices: Choices) {
    guard let placement = try? choices.target.placement(of: image.header.size),
      placement.size.pixelCount <= mostResultPixels
    else { return }
    do {
      let expected = try image.scaled(to: choices.target, choices.resampling)
      let found = try PNGImage(
        bytes: png, scaledTo: choices.target, choices.resampling, limits: limits)
      Fault.unless(found == expected, "scaling on the way gives another picture")
    } catch {
      Fault.unless(false, "scaling on the way fails: \(error)")
    }
  }

  /// The bytes as samples: of the first comes the width, what is left over stays out.
  static func pixels(_ bytes: [UInt8]) -> Bitmap? {
    let count = bytes.count / 4
    let width = min(count, 1 + Int(bytes.first ?? 0))
    guard width > 0 else { return nil }
    let height = min(count, limits.maximumPixelCount) / width
    return try? Bitmap(width: width, height: height, pixels: Array(bytes[..<(width * height * 4)]))
  }

  /// Scales, writes, and reads again.
  func run() {
    guard let placement = placement() else { return }
    do throws(BitmapError) {
      let result = try picture.scaled(to: choices.target, choices.resampling)
      Fault.unless(result.size == placement.size, "the result has another size than was said")
      Fault.unless(result.isOpaque || !picture.isOpaque, "an opaque picture becomes transparent")
      try compareKernels(placement, with: result)
      if let deep { try scale(deep, placement) }
      writeAndRead(result)
    } catch {
      Fault.unless(false, "scaling fails: \(error)")
    }
  }

  /// Where the result is to be, unless it is nowhere, or too large for a trial.
  private func placement() -> ScalePlacement? {
    do {
      let placement = try choices.target.placement(of: picture.size)
      return placement.size.pixelCount <= Self.mostResultPixels ? placement : nil
    } catch {
      Fault.unless([.noSize, .tooLarge].contains(error.code), "there is no place: \(error)")
      return nil
    }
  }

  /// Every set of inner loops gives the same bytes.
  private func compareKernels(
    _ placement: ScalePlacement, with result: Bitmap
  ) throws(BitmapError) {
    let isWhole = placement == ScalePlacement(whole: placement.size)
    let expected =
      isWhole
      ? result
      : try picture.scaled(
        toWidth: placement.size.width, height: placement.size.height, choices.resampling)
    for instructions in InstructionSet.available {
      let found = try picture.scaled(
        to: placement.size, choices.resampling, instructions: instructions)
      Fault.unless(found == expected, "\(instructions.name) gives other bytes")
    }
  }

  /// The same with 16 bits.
  private func scale(_ deep: Bitmap16, _ placement: ScalePlacement) throws(BitmapError) {
    let result = try deep.scaled(to: choices.target, choices.resampling)
    Fault.unless(result.size == placement.size, "the result with 16 bits has another size")
  }

  private func writeAndRead(_ result: Bitmap) {
    do throws(PNGError) {
      Fault.unless(try Bitmap(png: result.png()) == result, "what was written reads differently")
    } catch {
      Fault.unless(false, "what was written cannot be read: \(error)")
    }
  }
}
