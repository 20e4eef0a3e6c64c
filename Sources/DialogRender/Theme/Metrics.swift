extension Theme {
  /// How large things are and how far apart, in points, none less than 0 or more than 10,000.
  public struct Metrics: Sendable, Hashable {
    /// Between the card and the edge of the canvas; room for its shadow.
    public var canvasMargin: Double
    /// The least width of a canvas that shows what a dialog is presented from.
    public var anchoredCanvasWidth: Double
    /// The least height of a canvas that shows what a dialog is presented from.
    public var anchoredCanvasHeight: Double
    /// The least between a card with an arrow and the edge of the canvas, where what it points at
    /// is so near to the edge that there is no room for ``canvasMargin``.
    public var popoverMargin: Double
    /// The width of an arrow where it leaves the card.
    public var arrowWidth: Double
    /// How far an arrow reaches.
    public var arrowHeight: Double
    /// Between an arrow and what it points at.
    public var arrowGap: Double
    /// The height of a bar that a dialog is presented from.
    public var barHeight: Double
    /// The widths that the card of an alert can have, rising; at least one, from 100 on.
    public var alertWidths: [Double]
    /// The widths that the card of a sheet can have, rising; at least one, from 100 on.
    public var sheetWidths: [Double]
    /// The most lines of message that a card takes before it grows wider.
    public var comfortableLines: Int
    /// The radius of the corners of a hint, and of the plate under an icon.
    public var hintRadius: Double
    /// The radius of the card's corners.
    public var cardRadius: Double
    /// The width of the line around the card; never less than a pixel.
    public var cardEdgeWidth: Double
    /// How high a card may be before lists on it are shortened.
    public var cardHeightLimit: Double
    /// Between the card's edge and what it holds.
    public var cardPadding: Double
    /// Between the card's upper edge and what it begins with; less than the padding, as lines of
    /// text bring some room of their own.
    public var headerTop: Double
    /// The side of the dialog's icon.
    public var iconSize: Double
    /// Between the icon and the text beside or below it.
    public var iconGap: Double
    /// Between title and message.
    public var titleGap: Double
    /// Between texts, fields and buttons.
    public var sectionGap: Double
    /// The least height of a button.
    public var buttonHeight: Double
    /// The radius of a button's corners.
    public var buttonRadius: Double
    /// Between the side of a button or a box and its text.
    public var buttonPadding: Double
    /// Between two buttons.
    public var buttonGap: Double
    /// The side of a button's icon.
    public var buttonIconSize: Double
    /// The least height of a row in a list of actions.
    public var rowHeight: Double
    /// The radius of a list's corners.
    public var listRadius: Double
    /// The least height of a text box.
    public var boxHeight: Double
    /// The radius of a text box's corners.
    public var boxRadius: Double
    /// The least between the upper edge of a button or a box and its text.
    public var textInset: Double
    /// The width of the outline of boxes; half as much again where something is wrong.
    public var outlineWidth: Double
    /// Between two fields.
    public var fieldGap: Double
    /// Between a field's label, its box and what is wrong with it.
    public var labelGap: Double
    /// The side of a box to check.
    public var markSize: Double
    /// The radius of the corners of a box to check.
    public var markRadius: Double
    /// Between two items to choose.
    public var itemGap: Double
    /// The height of the bar that shows how far work has come.
    public var progressHeight: Double
  }
}
