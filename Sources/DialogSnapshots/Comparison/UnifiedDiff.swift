/// Edits as `diff -u` writes them: POSIX, diff, “Diff -u or -U Output Format”.
struct UnifiedDiff {
  /// Equal lines before and after each change.
  private static let context = 3

  private let edits: [LineEdit]
  private let reference: TextLines
  private let actual: TextLines

  init(_ edits: [LineEdit], _ reference: TextLines, _ actual: TextLines) {
    self.edits = edits
    self.reference = reference
    self.actual = actual
  }

  /// The diff, cut off after so many lines.
  func text(maximumLineCount: Int) -> String {
    var lines = ["--- reference", "+++ actual"]
    var left = 0
    for hunk in hunks {
      // Lines that nobody sees are counted, but not written.
      let room = maximumLineCount - lines.count
      if room > 0 { lines.append(heading(hunk)) }
      for edit in edits[hunk].prefix(max(room - 1, 0)) { lines += written(edit) }
      left += max(hunk.count - max(room - 1, 0), 0)
    }
    if left > 0 { lines.append("… and \(left) lines more") }
    return lines.joined(separator: "\n")
  }

  /// Runs of edits around changes; where two would touch they are one.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in edits.indices where isShown(edits[index]) {
      let hunk = max(index - Self.context, 0)..<min(index + Self.context + 1, edits.count)
      if let last = hunks.last, hunk.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<hunk.upperBound
      } else {
        hunks.append(hunk)
      }
    }
    return hunks
  }

  /// Whether it is a change; that a line ends in only one of the texts is one too.
  private func isShown(_ edit: LineEdit) -> Bool {
    edit.kind != .kept || reference.isOpen(edit.reference) != actual.isOpen(edit.actual)
  }

  private func heading(_ hunk: Range<Int>) -> String {
    func side(_ start: Int, without kind: LineEdit.Kind) -> String {
      let count = edits[hunk].count { $0.kind != kind }
      return count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
    }
    let first = edits[hunk.lowerBound]
    return
      "@@ -\(side(first.reference, without: .added)) +\(side(first.actual, without: .removed)) @@"
  }

  private func written(_ edit: LineEdit) -> [String] {
    switch edit.kind {
    case .kept:
      guard isShown(edit) else { return line(" ", edit, reference) }
      return line("-", edit, reference) + line("+", edit, actual)
    case .removed: return line("-", edit, reference)
    case .added: return line("+", edit, actual)
    }
  }

  private func line(_ mark: String, _ edit: LineEdit, _ text: TextLines) -> [String] {
    let number = mark == "+" ? edit.actual : edit.reference
    let line = mark + TextLines.visible(text.lines[number])
    return text.isOpen(number) ? [line, "\\ No newline at end of file"] : [line]
  }
}
