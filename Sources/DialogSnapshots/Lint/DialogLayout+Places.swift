internal import DialogRender
internal import Dialogs

extension DialogLayout {
  /// What of a dialog each element is a part of.
  func places(in content: DialogContent) -> [DialogFinding.Place] {
    var itemCounts: [String: Int] = [:]
    return elements.map { element in
      switch element.owner {
      case .dialog: element.placeInDialog
      case .button(let id): .button(id)
      case .field(let id):
        // A field's items follow each other, each a mark and a text.
        if let field = content.field(id: id), !field.items.isEmpty, element.isOfItem {
          Self.item(of: field, element, &itemCounts)
        } else {
          element.placeInField(id)
        }
      }
    }
  }

  private static func item(
    of field: DialogContent.Field, _ element: Element, _ counts: inout [String: Int]
  ) -> DialogFinding.Place {
    if case .mark = element.part { counts[field.id, default: 0] += 1 }
    let index = counts[field.id, default: 0] - 1
    guard field.items.indices.contains(index) else { return .field(field.id) }
    return .item(field.items[index].id, field: field.id)
  }
}

extension DialogLayout.Element {
  fileprivate var placeInDialog: DialogFinding.Place {
    switch part {
    case .icon: .icon
    case .progress: .progress
    case .text(let text):
      switch text.style {
      case .title: .title
      case .message: .message
      default: .progress
      }
    default: .dialog
    }
  }

  fileprivate func placeInField(_ id: String) -> DialogFinding.Place {
    guard let text = styledText else { return .field(id) }
    switch (text.style, text.tone) {
    case (.value, .placeholder): return .placeholder(field: id)
    case (.value, _): return .value(field: id)
    case (.caption, .problem): return .fault(field: id)
    default: return .field(id)
    }
  }

  /// Whether it is a mark or a text to choose.
  fileprivate var isOfItem: Bool {
    switch part {
    case .mark: true
    case .text(let text): text.style == .item
    default: false
    }
  }
}
