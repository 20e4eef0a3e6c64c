internal import Dialogs

// A card that would be higher than its theme allows shows a part of its lists: of the items of a choice,
// of the fields and of the answers. Under each stands how many are left out.
extension CardComposer {
  /// The card with the longest lists that still fit; with one of each where not even that fits.
  func shortened() -> CardComposer {
    guard height > metrics.cardHeightLimit else { return self }
    var shortest = composed(listLimit: 1)
    var fitting = 1
    var tooLong = max(
      content.buttons.count, content.fields.count,
      content.fields.map(\.items.count).max() ?? 0)
    while tooLong - fitting > 1 {
      let middle = (fitting + tooLong) / 2
      let candidate = composed(listLimit: middle)
      if candidate.height <= metrics.cardHeightLimit {
        shortest = candidate
        fitting = middle
      } else {
        tooLong = middle
      }
    }
    return shortest
  }

  /// What a list shows, in its own order: as many as there is room for, those to keep before others.
  func shown<Item>(of list: [Item], keeping isKept: (Item) -> Bool) -> [Item] {
    guard list.count > listLimit else { return list }
    var roomForKept = min(listLimit, list.filter(isKept).count)
    var roomForOthers = listLimit - roomForKept
    return list.filter { item in
      if isKept(item) {
        roomForKept -= 1
        return roomForKept >= 0
      }
      roomForOthers -= 1
      return roomForOthers >= 0
    }
  }

  /// Tells how many of a list are left out, if any, in a way that every reader knows: “… +12”.
  mutating func addRest(
    _ count: Int, of owner: DialogLayout.Owner, below gap: Double, x: Double,
    alignment: StyledText.Alignment = .leading
  ) {
    guard count > 0 else { return }
    y += gap
    // Isolated, the sign stays before the number where lines begin at the right.
    let text = ResolvedText(verbatim: "… \u{2068}+\(count)\u{2069}", language: content.language)
    addText(
      StyledText(text, .caption, .secondary, alignment: alignment), of: owner, x: x,
      width: width - metrics.cardPadding - x)
  }
}
