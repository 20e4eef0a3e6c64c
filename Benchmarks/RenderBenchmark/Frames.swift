import DialogJSON
import DialogRender
import Dialogs

/// Where everything stands, so that others draw the same.
enum Frames {
  /// The layout as JSON: `canvas`, `card`, `buttons` (frame, colour), `icons` (frame, name), `texts`
  /// (frame, string, weight, size, colour); frames are of points, of a text that of its line.
  static func json(of content: DialogContent) throws -> String {
    let theme = Theme.light
    let layout = try DialogLayout(content)
    var buttons: [JSONValue] = []
    var icons: [JSONValue] = []
    for element in layout.elements {
      switch element.part {
      case .button(let tint):
        let color = theme.colors[fill: tint].over(theme.colors.card)
        buttons.append([frame(element.frame), rgb(color)])
      case .icon(.named(let name), _): icons.append([frame(element.frame), .string(name)])
      default: break
      }
    }
    let texts = try rendering(of: content).texts.map { set -> JSONValue in
      let font = theme.type[set.text.style]
      let color = theme.colors[text: set.text.tone]
      return [
        frame(set.lines.first?.frame ?? set.frame), .string(set.text.text.string),
        .string(font.weight > 500 ? "Bold" : "Regular"), .number(font.size), rgb(color),
      ]
    }
    let object: JSONValue = [
      "canvas": [.number(layout.width), .number(layout.height)], "card": frame(layout.card),
      "buttons": .array(buttons), "icons": .array(icons), "texts": .array(texts),
    ]
    return "\(object)"
  }

  private static func frame(_ rect: DialogRect) -> JSONValue {
    [.number(rect.x), .number(rect.y), .number(rect.width), .number(rect.height)]
  }

  private static func rgb(_ color: Theme.Color) -> JSONValue {
    .array([color.red, color.green, color.blue].map { .integer(Int(($0 * 255).rounded())) })
  }
}
