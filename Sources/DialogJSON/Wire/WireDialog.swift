package import Dialogs

/// A dialog as the request `present` carries it: the description of
/// `Resources/schema/dialog.schema.json`, its texts resolved.
package struct WireDialog: Sendable, Hashable {
  /// The parameters of the request.
  package let params: JSONObject

  /// A dialog in the reader's language.
  ///
  /// - Parameters:
  ///   - content: What is to be shown.
  ///   - number: The presentation's number, by which `lifecycle` tells of it.
  ///   - tag: The author's own mark.
  ///   - icons: The forms in which pictures may travel; one that can't is left out.
  package init(
    _ content: DialogContent, number: Int, tag: String, icons: Set<IconForm> = IconForm.all
  ) {
    var params: JSONObject = [
      "dialog": .integer(number), "kind": .string(content.kind.rawValue), "resolved": true,
      "language": .string(content.language.languageTag),
      "direction": .string(content.language.direction.rawValue),
    ]
    if !tag.isEmpty { params["tag"] = .string(tag) }
    params["title"] = content.title?.json
    params["message"] = content.message?.json
    params["icon"] = content.icon?.json(in: icons)
    params["default"] = content.defaultButton.map { .string($0) }
    params["anchor"] = content.anchor?.json
    params["progress"] = content.progress?.json
    params["buttons"] = .array(content.buttons.map { $0.json(icons) })
    params["fields"] = .array(content.fields.map(\.json))
    if !content.problems.members.isEmpty { params["problems"] = .object(content.problems) }
    self.params = params
  }
}

extension DialogContent {
  /// What is wrong with the fields' values, by field.
  package var problems: JSONObject {
    JSONObject(
      fields.compactMap { field in
        field.problem.map { JSONObject.Member(name: field.id, value: $0.json) }
      })
  }
}

extension DialogContent.Button {
  fileprivate func json(_ icons: Set<IconForm>) -> JSONValue {
    var object: JSONObject = [
      "id": .string(id), "index": .integer(index), "title": title.json,
      "role": .string(role.rawValue), "enabled": .bool(isEnabled),
    ]
    object["icon"] = icon?.json(in: icons)
    return .object(object)
  }
}

extension DialogContent.Field {
  fileprivate var json: JSONValue {
    var object: JSONObject = ["id": .string(id), "kind": .string(kind.rawValue)]
    object["label"] = label?.json
    // The peer that was told a secret has it; it is not told back.
    if kind != .secure { object["value"] = value.json }
    object["placeholder"] = placeholder?.json
    object["required"] = .bool(isRequired)
    if kind == .choice || kind == .choices {
      object["items"] = .array(
        items.map { ["id": .string($0.id), "title": $0.title.json] })
    }
    object["limits"] = limits.map { [.integer($0.lowerBound), .integer($0.upperBound)] }
    return .object(object)
  }
}

extension ResolvedText {
  /// The words, their arguments isolated where any of them may run from right to left.
  ///
  /// A front end isn't told the arguments, so that it could not do so itself; where all runs from left
  /// to right there is nothing to do, and those that set no text in both directions get none of the
  /// marks.
  package var json: JSONValue { .string(hasRightToLeft ? isolatedString : string) }
}

extension DialogProgress {
  package var json: JSONValue {
    switch self {
    case .unknown: .null
    case .fraction(let fraction): .number(fraction)
    }
  }
}

extension DialogAnchor {
  fileprivate var json: JSONValue {
    switch self {
    case .view(let name): ["view": .string(name)]
    case .rect(let rect):
      ["rect": .array([rect.x, rect.y, rect.width, rect.height].map { .number($0) })]
    case .barButton(let name): ["bar-button": .string(name)]
    case .tabBar(let name): ["tab-bar": .string(name)]
    case .toolbar(let name): ["toolbar": .string(name)]
    }
  }
}
