internal import DialogGraphics

extension Bitmap {
  /// Whether a twelfth of what is drawn stands out from an opaque ground.
  ///
  /// A sign has a mark in another colour than its field, which is enough to be told by: white on blue
  /// on a dark card, or dark on amber on a light one.
  func isSeen(on ground: Theme.Color) -> Bool { shareSeen(on: ground) >= 1 / 12 }

  /// How much of what is drawn stands out from an opaque ground by 3 to 1 (WCAG 2.2, 1.4.11), from 0 to
  /// 1; of nothing all does.
  func shareSeen(on ground: Theme.Color) -> Double {
    let lights = Self.lights
    let groundLight = ground.luminance + 0.05
    let grounds = [ground.red, ground.green, ground.blue].map { Int($0.clamped(0, 1) * 255 + 0.5) }
    var inked = 0
    var seen = 0
    pixels.withUnsafeBufferPointer { pixels in
      for place in stride(from: 0, to: pixels.count, by: 4) where pixels[place + 3] > 25 {
        let alpha = Int(pixels[place + 3])
        func light(_ part: Int) -> Double {
          lights[(Int(pixels[place + part]) * alpha + grounds[part] * (255 - alpha) + 127) / 255]
        }
        let light = Theme.Color.luminance(light(0), light(1), light(2)) + 0.05
        inked += 1
        if max(light, groundLight) >= 3 * min(light, groundLight) { seen += 1 }
      }
    }
    return inked == 0 ? 1 : Double(seen) / Double(inked)
  }

  /// How much light each value of a component is, as reckoning it takes long.
  private static let lights = (0...255).map { Theme.Color.light(ofComponent: Double($0) / 255) }
}
