internal import DialogJSON
internal import DialogRender
internal import Dialogs

/// What stands beside a picture: what it shows and where, and what else it depends on.
struct Sidecar: Sendable, Hashable {
  let json: JSONObject

  /// What the file says of itself, by which it is known to be ours.
  private static let format = "rejoinder snapshot 1"

  /// What is known of a picture of a dialog.
  init(_ rendering: Rendering, of content: DialogContent, test: String) {
    var json = TypesetDialog(rendering).frames
    json["format"] = .string(Self.format)
    json["test"] = .string(test)
    json["language"] = .string(content.language.tag)
    json["versions"] = .object(JSONObject(rendering.fingerprint.versions))
    json["fonts"] = .object(JSONObject(rendering.fingerprint.fonts))
    self.json = json
  }

  /// A file beside a picture; `nil` where it is not ours.
  init?(_ bytes: [UInt8]) {
    let value = try? JSONValue(parsing: bytes, sizeLimit: SnapshotFiles.sizeLimit)
    guard let json = value?.object, json["format"]?.string == Self.format else { return nil }
    self.json = json
  }

  /// What is written.
  var text: String { JSONValue.object(json).stableText }

  /// The versions of what drew the picture, and the fonts, by name.
  var fingerprint: [String: String] {
    var fingerprint: [String: String] = [:]
    for group in ["versions", "fonts"] {
      for member in json[group]?.object?.members ?? [] {
        fingerprint[member.name] = member.value.string ?? ""
      }
    }
    return fingerprint
  }

  /// The versions alone, by name.
  var versions: JSONValue { json["versions"] ?? .null }

  /// What of the renderer or the fonts is not as it was: `cairo 1.16.0 → 1.18.0`.
  func changes(to other: Sidecar) -> [String] {
    let (old, new) = (fingerprint, other.fingerprint)
    return Set(old.keys).union(new.keys).sorted().compactMap { name in
      guard old[name] != new[name] else { return nil }
      return "\(name) \(old[name] ?? "none") → \(new[name] ?? "none")"
    }
  }

  /// What the dialog's texts are, for telling which have changed.
  var texts: String {
    (json["texts"]?.array ?? []).map { text in
      let lines = text.object?["lines"]?.array?.compactMap(\.string) ?? []
      return "\(text.object?["owner"]?.string ?? ""): \(lines.joined(separator: " / "))"
    }.joined(separator: "\n")
  }

  /// What stands where in a picture of a width in pixels.
  func pictureFrames(width: Int) -> [PictureFrame] {
    guard let points = json["size"]?.array?.first?.number, points > 0 else { return [] }
    let scale = Double(width) / points
    return (json["frames"]?.array ?? []).compactMap { element in
      let frame = element.object?["frame"]?.array?.compactMap(\.number) ?? []
      guard frame.count == 4, let owner = element.object?["owner"]?.string,
        let part = element.object?["part"]?.string
      else { return nil }
      let left = (frame[0] * scale).rounded(.down)
      let top = (frame[1] * scale).rounded(.down)
      let right = ((frame[0] + frame[2]) * scale).rounded(.up)
      let bottom = ((frame[1] + frame[3]) * scale).rounded(.up)
      return PictureFrame(
        owner == part || owner.hasPrefix("\(part) ") ? owner : "\(part) of \(owner)",
        PixelRect(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top)))
    }
  }
}

extension TypesetDialog {
  /// Where everything stands and how the texts are set.
  var frames: JSONObject {
    [
      "size": [.points(layout.width), .points(layout.height)],
      "direction": .string(layout.direction.rawValue),
      "card": layout.card.json,
      "frames": .array(
        layout.elements.map { element in
          [
            "part": .string(element.part.name), "owner": .string(element.owner.name),
            "frame": element.frame.json,
          ]
        }),
      "texts": .array(texts.map(\.json)),
    ]
  }
}

extension SetText {
  fileprivate var json: JSONValue {
    var json: JSONObject = [
      "owner": .string(owner.name), "direction": .string(direction.rawValue),
      "frame": frame.json, "ink": ink.json,
      "lines": .array(lines.map { .string($0.string) }),
      "families": .array(families.map { .string($0) }),
    ]
    if isCut { json["cut"] = true }
    if isOverflowing { json["overflowing"] = true }
    return .object(json)
  }
}

extension JSONObject {
  fileprivate init(_ strings: [String: String]) {
    self.init(strings.sorted { $0.key < $1.key }.map { Member(name: $0, value: .string($1)) })
  }
}

extension DialogRect {
  fileprivate var json: JSONValue { .array([x, y, width, height].map { .points($0) }) }
}

extension DialogLayout.Owner {
  /// `button save`.
  var name: String {
    switch self {
    case .dialog: "dialog"
    case .button(let id): "button \(id)"
    case .field(let id): "field \(id)"
    }
  }
}

extension DialogLayout.Part {
  fileprivate var name: String {
    switch self {
    case .icon: "icon"
    case .text: "text"
    case .button: "button"
    case .row: "row"
    case .separator: "separator"
    case .box: "box"
    case .mark: "mark"
    case .progress: "progress"
    }
  }
}
