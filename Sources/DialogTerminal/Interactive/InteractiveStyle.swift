/// What a terminal can show, and how it is wanted.
struct InteractiveStyle: Hashable {
  typealias Theme = InteractivePresenter.Theme

  enum ColorDepth: Int, Hashable, Comparable {
    case none, ansi, indexed, rgb

    static func < (one: ColorDepth, other: ColorDepth) -> Bool { one.rawValue < other.rawValue }
  }

  enum Graphics: Hashable {
    /// A symbol in the text.
    case none
    /// Two pixels of colour a cell.
    case halfBlocks
    case sixel
    case kitty
  }

  var theme = Theme.dark
  var colors = ColorDepth.rgb
  var graphics = Graphics.halfBlocks
  /// Whether box drawing and other characters beyond ASCII can be shown.
  var isUnicode = true
  /// Whether characters of ambiguous width take two cells.
  var isAmbiguousWide = false
  /// A cell's size in pixels.
  var cellWidth = 8
  var cellHeight = 16
}
