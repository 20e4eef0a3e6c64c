import DialogRender
import Dialogs

/// Sets every letter as a block of 0.6 em, so that layouts can be checked without fonts.
struct BlockMeasurer: TextMeasurer {
  func size(of text: StyledText, in type: Theme.Typography, width: Double) -> TextSize {
    let font = type[text.style]
    let advance = 0.6 * font.size
    let perLine = width.isFinite ? max(1, Int(width / advance)) : .max
    var lengths: [Int] = []
    for paragraph in text.text.string.split(separator: "\n", omittingEmptySubsequences: false) {
      lengths += Self.lines(of: paragraph, perLine: perLine)
    }
    let shown = lengths.prefix(font.lineLimit)
    return TextSize(
      width: min(width, (Double(shown.max() ?? 0) * advance).rounded(.up)),
      height: Double(shown.count) * font.lineHeight, lineCount: shown.count)
  }

  /// The lengths of the lines that a paragraph is wrapped into.
  private static func lines(of paragraph: Substring, perLine: Int) -> [Int] {
    var lengths = [0]
    for word in paragraph.split(separator: " ") {
      var rest = word.count
      let last = lengths[lengths.count - 1]
      if last > 0, last + 1 + rest <= perLine {
        lengths[lengths.count - 1] += 1 + rest
        continue
      }
      if last > 0 { lengths.append(0) }
      while rest > perLine {
        lengths[lengths.count - 1] = perLine
        lengths.append(0)
        rest -= perLine
      }
      lengths[lengths.count - 1] = rest
    }
    return lengths
  }
}
