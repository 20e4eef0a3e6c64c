/// Scaled icons up to a number of bytes; those that were not used for longest leave first.
struct ScaledIconStore {
  private struct Entry {
    let bitmap: Bitmap
    var lastUse: Int
  }

  /// The most bytes that PNGs and pixels may have together.
  let byteLimit: Int

  /// The bytes of all PNGs and pixels that are kept.
  private(set) var byteCount = 0

  private var entries: [ScaledIconKey: Entry] = [:]
  private var uses = 0

  /// Keeps nothing yet.
  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// What was kept, which counts as a use.
  mutating func icon(for key: ScaledIconKey) -> Bitmap? {
    guard let index = entries.index(forKey: key) else { return nil }
    uses += 1
    entries.values[index].lastUse = uses
    return entries.values[index].bitmap
  }

  /// Keeps an icon if it is not larger than the limit, and lets others go until all are within it.
  mutating func keep(_ bitmap: Bitmap, for key: ScaledIconKey) {
    let count = Self.byteCount(key, bitmap)
    guard count <= byteLimit else { return }
    remove(key)
    // Icons are kilobytes, so that there are some thousands at most: to look at each takes less
    // time than scaling the one that comes.
    while byteCount + count > byteLimit,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      remove(oldest.key)
    }
    uses += 1
    entries[key] = Entry(bitmap: bitmap, lastUse: uses)
    byteCount += count
  }

  private mutating func remove(_ key: ScaledIconKey) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    byteCount -= Self.byteCount(key, entry.bitmap)
  }

  private static func byteCount(_ key: ScaledIconKey, _ bitmap: Bitmap) -> Int {
    key.png.count + bitmap.pixels.count
  }
}
