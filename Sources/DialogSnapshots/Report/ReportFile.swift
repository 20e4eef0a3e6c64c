internal import Dialogs

/// A file of a snapshot, as a page shows it.
struct ReportFile {
  private enum Content {
    case picture([UInt8])
    case text(String)
  }

  private let content: Content

  /// More is no picture of a dialog.
  private static let sizeLimit = 64 << 20
  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A file that is read; `nil` where it cannot be, or is not what it should be.
  init?(_ path: String, isPicture: Bool) {
    guard let bytes = try? PlainFile.contents(of: path, limit: Self.sizeLimit) else { return nil }
    if bytes.starts(with: Self.pngSignature) {
      content = .picture(bytes)
    } else if isPicture {
      return nil
    } else {
      content = .text(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// The text, of a file that is no picture.
  var text: String? { if case .text(let text) = content { text } else { nil } }

  /// The file as markup; a text only as far as its first lines, where a limit is given.
  func markup(
    _ markup: ReportMarkup, role: String, description: String, language: String,
    lineLimit: Int? = nil
  ) -> String {
    switch content {
    case .picture(let bytes):
      "<img data-role=\"\(role)\" alt=\"\(markup.text(description))\""
        + " src=\"data:image/png;base64,\(Base64.text(of: bytes))\">"
    case .text(let text):
      "<pre data-role=\"\(role)\" lang=\"\(markup.tag(language))\" dir=\"ltr\">"
        + Self.lines(of: text, atMost: lineLimit).map { "<span>\(markup.text($0))\n</span>" }
        .joined()
        + "</pre>"
    }
  }

  private static func lines(of text: String, atMost limit: Int?) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines.prefix(limit ?? lines.count).map(String.init)
  }
}
