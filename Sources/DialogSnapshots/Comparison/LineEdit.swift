/// A line of the one text, of the other, or of both.
struct LineEdit {
  enum Kind { case kept, removed, added }

  let kind: Kind
  /// The line's number in the reference, from 0; of a line that was added, the next one's.
  let reference: Int
  /// Its number in the text; of a line that was removed, the next one's.
  let actual: Int

  /// Lines beyond which no fewest edits are looked for, which takes the square of their number.
  private static let searched = 2000

  /// What makes the one of the other.
  ///
  /// Equal lines at the beginning and at the end are found at once; between them
  /// `CollectionDifference` looks for the fewest edits (E. W. Myers, “An O(ND) difference algorithm
  /// and its variations”, Algorithmica 1, 1986), or everything is replaced where there is too much.
  static func edits(from reference: [[UInt8]], to actual: [[UInt8]]) -> [LineEdit] {
    let shorter = min(reference.count, actual.count)
    let before = (0..<shorter).first { reference[$0] != actual[$0] } ?? shorter
    let after =
      (0..<shorter - before).first {
        reference[reference.count - 1 - $0] != actual[actual.count - 1 - $0]
      } ?? shorter - before
    let (removed, added) = changes(
      from: reference[before..<reference.count - after], to: actual[before..<actual.count - after])
    return merge(reference.count, actual.count, removed: removed, added: added)
  }

  /// The numbers of the lines that are removed from the one, and of those added in the other.
  private static func changes(
    from reference: ArraySlice<[UInt8]>, to actual: ArraySlice<[UInt8]>
  ) -> (removed: Set<Int>, added: Set<Int>) {
    guard reference.count + actual.count <= searched else {
      return (Set(reference.indices), Set(actual.indices))
    }
    let difference = Array(actual).difference(from: Array(reference))
    let offsets = { (change: CollectionDifference<[UInt8]>.Change, start: Int) in
      switch change {
      case .remove(let offset, _, _), .insert(let offset, _, _): start + offset
      }
    }
    return (
      Set(difference.removals.map { offsets($0, reference.startIndex) }),
      Set(difference.insertions.map { offsets($0, actual.startIndex) })
    )
  }

  private static func merge(
    _ referenceCount: Int, _ actualCount: Int, removed: Set<Int>, added: Set<Int>
  ) -> [LineEdit] {
    var edits: [LineEdit] = []
    var (reference, actual) = (0, 0)
    while reference < referenceCount || actual < actualCount {
      let kind: Kind =
        removed.contains(reference) ? .removed : added.contains(actual) ? .added : .kept
      edits.append(LineEdit(kind: kind, reference: reference, actual: actual))
      if kind != .added { reference += 1 }
      if kind != .removed { actual += 1 }
    }
    return edits
  }
}
