@testable import DialogGraphics

/// A picture that goes through all that is to be tried.
struct Trial {
  let picture: Bitmap
  let choices: Choices

  /// Larger pictures would take too long.
  private static let limits = PNGLimits(
    maximumPixelCount: 1 << 16, maximumChunkCount: 100, maximumChunkByteCount: 1 << 16)
  private static let mostResultPixels = 1 << 14

  /// The picture that a PNG holds, if it is whole.
  static func read(_ png: [UInt8]) -> Bitmap? {
    do {
      let image = try PNGImage(bytes: png, limits: limits)
      Fault.unless(
        image.header.size == image.bitmap.size, "the pixels do not fill the header's size")
      return image.bitmap
    } catch {
      let codes: [PNGError.Code] = [.notPNG, .truncated, .corrupt, .tooLarge]
      Fault.unless(codes.contains(error.code), "reading fails: \(error)")
      return nil
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
      if choices.scalesDeep { try scaleDeep(placement) }
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
    for kernels in ScalingKernels.available {
      let found = try picture.scaled(to: placement.size, choices.resampling, kernels: kernels)
      Fault.unless(found == expected, "\(kernels.name) gives other bytes")
    }
  }

  /// The same with 16 bits.
  private func scaleDeep(_ placement: ScalePlacement) throws(BitmapError) {
    let deep = try Bitmap16(
      width: picture.width, height: picture.height, samples: picture.pixels.map { UInt16($0) * 257 }
    )
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
