/// Values up to a limit of their costs in all; those that were not used for longest leave first.
struct LeastRecentlyUsed<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
    var lastUse: Int
  }

  /// What all values may cost together.
  let limit: Int

  /// What those that are kept cost.
  private(set) var cost = 0

  private var entries: [Key: Entry] = [:]
  private var uses = 0

  /// Keeps nothing yet.
  init(limit: Int) {
    self.limit = limit
  }

  /// What was kept, which counts as a use.
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    uses += 1
    entries.values[index].lastUse = uses
    return entries.values[index].value
  }

  /// Keeps a value if it does not cost more than the limit, and lets others go until all are within.
  mutating func keep(_ value: Value, for key: Key, cost: Int) {
    guard cost <= limit else { return }
    remove(key)
    // There are some thousands at most: to look at each takes less time than making a new one.
    while self.cost + cost > limit,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      remove(oldest.key)
    }
    uses += 1
    entries[key] = Entry(value: value, cost: cost, lastUse: uses)
    self.cost += cost
  }

  private mutating func remove(_ key: Key) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    cost -= entry.cost
  }
}
