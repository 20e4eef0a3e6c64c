import Dialogs

extension DialogContent {
  /// The button that is pressed as soon as the only field is filled: OK, where only it and cancel are
  /// there, and what was entered is the answer.
  var buttonAfterOnlyField: String? {
    let ok = StockTitle.ok.rawValue
    guard fields.count == 1, fields[0].kind == .text || fields[0].kind == .secure,
      defaultButton == ok, button(id: ok)?.role == .normal,
      buttons.allSatisfy({ $0.id == ok || $0.role == .cancel })
    else { return nil }
    return ok
  }

  /// Empties secure fields that were refused: what cannot be seen is not offered to be kept.
  mutating func forgetSecrets(of ids: [String]) {
    for index in fields.indices
    where fields[index].kind == .secure && ids.contains(fields[index].id) {
      fields[index].value = .text("")
    }
  }
}
