internal import Glibc

extension Theme {
  /// A colour in sRGB, not multiplied by its alpha; what is out of range is drawn as the nearest.
  public struct Color: Sendable, Hashable {
    /// The red, from 0 to 1.
    public var red: Double
    /// The green, from 0 to 1.
    public var green: Double
    /// The blue, from 0 to 1.
    public var blue: Double
    /// How opaque it is, from 0 to 1.
    public var alpha: Double

    /// A colour by its components, each from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// A colour as it is written in style sheets: `0x1A6BE6`.
    public init(_ hex: UInt32, alpha: Double = 1) {
      func component(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
      self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }

    /// What is seen where this colour lies on an opaque one.
    public func over(_ background: Color) -> Color {
      func mix(_ part: KeyPath<Color, Double>) -> Double {
        self[keyPath: part] * alpha + background[keyPath: part] * (1 - alpha)
      }
      return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
    }

    /// The contrast ratio of this colour on an opaque background, from 1 to 21 (WCAG 2.2, “contrast
    /// ratio”): small text needs 4.5, what is not text needs 3.
    public func contrast(on background: Color) -> Double {
      let luminances = [over(background).luminance, background.luminance].sorted()
      return (luminances[1] + 0.05) / (luminances[0] + 0.05)
    }

    /// The relative luminance, from 0 to 1 (WCAG 2.2, “relative luminance”).
    var luminance: Double {
      Self.luminance(
        Self.light(ofComponent: red), Self.light(ofComponent: green),
        Self.light(ofComponent: blue))
    }

    /// The relative luminance of amounts of red, green and blue light.
    static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
      0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// How much light a component is (IEC 61966-2-1).
    static func light(ofComponent value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }
}
