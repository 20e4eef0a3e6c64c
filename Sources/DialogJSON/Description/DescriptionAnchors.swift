import Dialogs

extension DescriptionNode {
  /// An anchor: one of `rect`, `view`, `toolbar`, `tab-bar` and `bar-button`.
  func anchor() throws(DescriptionError) -> DialogAnchor {
    let names = ["rect", "view", "toolbar", "tab-bar", "bar-button"]
    guard let (name, node) = try onlyMember(of: names) else {
      throw DescriptionError(path, .missing(names))
    }
    switch name {
    case "rect": return .rect(try node.rectangle())
    case "view": return .view(try node.string())
    case "toolbar": return .toolbar(try node.string())
    case "tab-bar": return .tabBar(try node.string())
    default: return .barButton(try node.string())
    }
  }

  private func rectangle() throws(DescriptionError) -> DialogRect {
    let numbers = value.array?.compactMap(\.number) ?? []
    guard value.array?.count == 4, numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else {
      throw DescriptionError(path, .notA(.rectangle))
    }
    return DialogRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
