import Dialogs

/// A list that is moved through and filtered.
struct ItemList: Hashable {
  /// How many items may stand in a list before letters that are typed filter it.
  static let shortCount = 8

  /// What the reader sees of each item.
  let titles: [String]
  private let searchable: [SearchableText]
  /// The items that the filter lets through, by their places.
  private(set) var places: [Int]
  private var cursor = 0
  private var lastPlace = 0
  /// What the items are filtered by, while they are.
  private(set) var filter: LineEditor?

  /// A list of items.
  init(_ titles: [String]) {
    self.titles = titles.map(\.visible)
    searchable = titles.map { SearchableText($0) }
    places = Array(titles.indices)
  }

  /// Whether it is worth typing letters to find an item.
  var isLong: Bool { titles.count > Self.shortCount }

  /// The item that keys go to; `nil` where none is let through.
  var place: Int? { places.indices.contains(cursor) ? places[cursor] : nil }

  /// How many shown items stand before the one that keys go to.
  var offset: Int { cursor }

  /// Goes some items further or back, at most to the ends.
  mutating func move(by count: Int) {
    cursor = max(0, min(cursor + count, places.count - 1))
    lastPlace = place ?? lastPlace
  }

  /// Goes to an item, where it is let through.
  mutating func move(to place: Int) {
    guard let offset = places.firstIndex(of: place) else { return }
    cursor = offset
    lastPlace = place
  }

  /// Begins to filter, by nothing yet.
  mutating func beginFilter() {
    if filter == nil { filter = LineEditor() }
  }

  /// Lets all items through again.
  mutating func endFilter() {
    filter = nil
    search()
  }

  /// Changes what the items are filtered by; says whether the key does that.
  mutating func edit(_ key: Key) -> Bool {
    guard var editor = filter else { return false }
    if editor.text.isEmpty, key == .backspace {
      endFilter()
      return true
    }
    guard editor.handle(key) else { return false }
    let isChanged = editor.text != filter?.text
    filter = editor
    if isChanged { search() }
    return true
  }

  /// Finds what the filter lets through, and stays at the item that was last gone to where that is
  /// among them.
  private mutating func search() {
    let wanted = SearchableText(filter?.text ?? "")
    places = searchable.indices.filter { searchable[$0].contains(wanted) }
    cursor = places.firstIndex(of: lastPlace) ?? 0
    lastPlace = place ?? lastPlace
  }
}
