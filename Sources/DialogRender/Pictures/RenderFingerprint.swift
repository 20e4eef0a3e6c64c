internal import CPango
internal import Glibc

/// What a picture depends on besides the dialog and its icons.
///
/// Where it is equal, the same dialog gives the same pixels.
public struct RenderFingerprint: Sendable, Hashable {
  /// The versions of what draws, as found when it ran: `pango`, `cairo`, `freetype`, `harfbuzz`,
  /// `fontconfig`, `drawing` (raised when this library draws otherwise) and `architecture`.
  public var versions: [String: String]
  /// The fonts that letters come from: each file's name, with `#` and the number of the face where
  /// it is not the first of its file, and a checksum.
  ///
  /// The checksum is that of OpenType's table `head` (`checkSumAdjustment`, which the maker of a font
  /// computes over all of it), eight hexadecimal digits, and the file's length in bytes. It tells one
  /// version of a font from another, and does not find a file that was damaged.
  public var fonts: [String: String]
  /// How the dialog was drawn.
  public var options: RenderOptions

  init(of faces: [FontFace], options: RenderOptions) {
    versions = Self.versions
    fonts = Dictionary(
      Set(faces).map { face in
        let name = face.path.split(separator: "/").last.map(String.init) ?? face.path
        return (face.index == 0 ? name : "\(name)#\(face.index)", face.fingerprint)
      }, uniquingKeysWith: { min($0, $1) })
    self.options = options
  }

  /// Raised with every change that gives the same dialog other pixels.
  private static let drawingRevision = "3"

  private static let versions: [String: String] = {
    let fontconfig = FcGetVersion()
    return [
      "pango": String(cString: pango_version_string()),
      "cairo": String(cString: cairo_version_string()),
      "harfbuzz": String(cString: hb_version_string()),
      "fontconfig": "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)",
      "freetype": freetypeVersion,
      "drawing": drawingRevision,
      "architecture": architecture,
    ]
  }()

  private static var freetypeVersion: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "" }
    defer { FT_Done_FreeType(library) }
    var parts: (Int32, Int32, Int32) = (0, 0, 0)
    FT_Library_Version(library, &parts.0, &parts.1, &parts.2)
    return "\(parts.0).\(parts.1).\(parts.2)"
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }
}

extension FontFace {
  fileprivate var fingerprint: String {
    var file = stat()
    let length = stat(path, &file) == 0 ? file.st_size : 0
    let digits = String(checksum, radix: 16)
    return "\(String(repeating: "0", count: 8 - digits.count))\(digits)-\(length)"
  }
}
