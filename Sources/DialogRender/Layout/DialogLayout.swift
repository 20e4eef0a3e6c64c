public import Dialogs

/// Where everything in the picture of a dialog stands, in points from the upper left corner.
///
/// The frames are final: they are already mirrored where lines begin at the right.
public struct DialogLayout: Sendable, Hashable {
  /// The width of the canvas, a whole number of points.
  public var width: Double
  /// The height of the canvas, a whole number of points.
  public var height: Double
  /// The side on which lines begin.
  public var direction: TextDirection
  /// What the dialog is presented from, drawn faintly behind it.
  public var hints: [Hint]
  /// The dialog itself.
  public var card: DialogRect
  /// What points from the card at the anchor, where there is one.
  public var arrow: Arrow?
  /// What the card holds, in the order in which it is painted.
  public var elements: [Element]

  /// A part of the scene that a dialog is presented from.
  public struct Hint: Sendable, Hashable {
    /// The kinds of hints.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// A bar along an edge of the canvas.
      case bar
      /// A view.
      case view
      /// Something in a bar that has nothing to do with the dialog.
      case item
      /// The place that the dialog is presented from.
      case anchor
    }

    /// What it is.
    public var kind: Kind
    /// Where it stands.
    public var frame: DialogRect
  }

  /// The point of a card that was presented from somewhere.
  public struct Arrow: Sendable, Hashable {
    /// The edge of the card that it leaves.
    public enum Edge: String, Sendable, Hashable, CaseIterable {
      /// It points up.
      case top
      /// It points down.
      case bottom
    }

    /// The edge of the card that it leaves.
    public var edge: Edge
    /// The middle of its foot, as a distance from the left edge of the canvas.
    public var footX: Double
    /// Its point, as a distance from the left edge of the canvas.
    public var tipX: Double
    /// Its point, as a distance from the upper edge of the canvas.
    public var tipY: Double
  }

  /// Something that a card holds.
  public struct Element: Sendable, Hashable {
    /// What it is.
    public var part: Part
    /// What of the dialog it belongs to.
    public var owner: Owner
    /// Where it stands; of a text, the room that its lines are aligned in.
    public var frame: DialogRect
  }

  /// What an element belongs to.
  public enum Owner: Sendable, Hashable {
    /// The dialog as a whole.
    case dialog
    /// The button with this id.
    case button(String)
    /// The field with this id.
    case field(String)
  }

  /// What an element is.
  public enum Part: Sendable, Hashable {
    /// A picture.
    case icon(DialogIcon, IconGround)
    /// Lines of text.
    case text(StyledText)
    /// A button that stands by itself.
    case button(Theme.Tint)
    /// A button in a list of actions, and whether the list begins and ends with it.
    case row(Theme.Tint, isFirst: Bool, isLast: Bool)
    /// A thin line between two rows.
    case separator
    /// A box to type in, and whether what it holds is wrong.
    case box(isWrong: Bool)
    /// A square to check, or a circle where one of several is chosen.
    case mark(isRound: Bool, isOn: Bool)
    /// How far work has come.
    case progress(DialogProgress)
  }

  /// What an icon lies on.
  public enum IconGround: String, Sendable, Hashable, CaseIterable {
    /// The card, or a fill that is much like it.
    case plain
    /// A strong colour, from which a plate of the card's colour keeps it apart.
    case strong
    /// A button that cannot be chosen.
    case disabled
  }
}
