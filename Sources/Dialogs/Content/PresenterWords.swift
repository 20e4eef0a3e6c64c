/// What a presenter says for itself, in the dialog's language.
///
/// The texts with arguments are ``MessageTemplate``s in their written form.
public struct PresenterWords: Sendable, Hashable {
  /// Marks the button that Return presses.
  public var defaultMark: String
  /// Marks the cancel button.
  public var cancelMark: String
  /// Marks a destructive button.
  public var destructiveMark: String
  /// Marks a button that cannot be chosen.
  public var disabledMark: String
  /// Marks a field that must be filled.
  public var requiredMark: String
  /// Asks for a button: numbers from 1 to `{last}`.
  public var chooseButton: String
  /// Asks for one item: numbers from 1 to `{last}`.
  public var chooseItem: String
  /// Asks for any number of items: numbers from 1 to `{last}`, separated by commas.
  public var chooseItems: String
  /// Says that Return keeps `{value}`.
  public var keepValue: String
  /// Says that Return presses the button `{title}`.
  public var returnPresses: String
  /// Says that what is typed is not shown.
  public var hidden: String
  /// Says that `{answer}` is none of what there is to choose.
  public var unknownAnswer: String
  /// Says that `{answer}` could be several: `{matches}`.
  public var ambiguousAnswer: String
  /// Says that an answer cannot be read as text.
  public var unreadableAnswer: String
  /// Says that the button `{title}` cannot be chosen.
  public var unavailable: String
  /// Asks for yes or no.
  public var yesOrNo: String
  /// Marks how far work has come: `{percent}`.
  public var percentDone: String
  /// Tells how many are done of what nobody knows the number of: `{count}`.
  public var countDone: String
  /// Tells how many are done in a second: `{rate}`.
  public var perSecond: String
  /// Tells about how long the rest of the work takes: `{time}`, such as 1:23.
  public var timeLeft: String
  /// What the arrow keys do in a list, in a word: “move”.
  public var keyMoves: String
  /// What Tab does, in a word: “next”.
  public var keyGoesOn: String
  /// What Space does to a check box, in a word: “check”.
  public var keyChecks: String
  /// Asks for letters to search a list for, in a word: “filter”.
  public var filter: String
  /// Says how many items a filter lets through: `{count}` of `{total}`.
  public var matches: String
  /// Says that a filter lets nothing through.
  public var noMatch: String
  /// Says that the terminal is too small, and the `{size}` in columns and rows that it needs.
  public var needsRoom: String
  /// How a dialog ended that nobody answered, in a word or two: “timed out”.
  public var outcomes: [CancelReason: String]
  /// What a reader may type for yes; the first is the one to show.
  public var yes: [String]
  /// What a reader may type for no; the first is the one to show.
  public var no: [String]

  /// The words in a language.
  init(_ say: (DialogText) -> String) {
    func own(_ text: DialogText) -> String { say(text.own("presenter")) }
    // The presenter fills these arguments, so here each stands for itself.
    func slot(_ name: String) -> String { "{\(name)}" }
    defaultMark = own("default")
    cancelMark = own("cancels")
    destructiveMark = own("destructive")
    disabledMark = own("unavailable")
    requiredMark = own("required")
    chooseButton = own("Type a number from 1 to \(slot("last"), as: "last") or a name")
    chooseItem = own(
      "Type the number of your choice, from 1 to \(slot("last"), as: "last")")
    chooseItems = own(
      "Type the numbers of your choices, from 1 to \(slot("last"), as: "last"), with commas between"
    )
    keepValue = own("Return keeps “\(slot("value"), as: "value")”")
    returnPresses = own("Return chooses “\(slot("title"), as: "title")”")
    hidden = own("What you type is not shown")
    unknownAnswer = own("“\(slot("answer"), as: "answer")” is not one of the choices.")
    ambiguousAnswer = own(
      "“\(slot("answer"), as: "answer")” could be: \(slot("matches"), as: "matches").")
    unreadableAnswer = own("The answer is too long, or is not text in UTF-8.")
    unavailable = own("“\(slot("title"), as: "title")” cannot be chosen now.")
    yesOrNo = own("Please answer yes or no.")
    percentDone = own("\(slot("percent"), as: "percent") % done")
    // TRANSLATORS: How many are done, of what nobody knows the number of: files, bytes.
    countDone = own("\(slot("count"), as: "count") done")
    // TRANSLATORS: How fast work goes on; the rate is a number such as 12 or “1.2 M”.
    perSecond = own("\(slot("rate"), as: "rate") per second")
    // TRANSLATORS: How long the rest of the work takes; the time is written like 1:23.
    timeLeft = own("about \(slot("time"), as: "time") left")
    // TRANSLATORS: What the arrow keys do in a list, beside ↑↓ in a line about the keys; one word.
    keyMoves = own("move")
    // TRANSLATORS: What the key Tab does, beside it in a line about the keys; one word.
    keyGoesOn = own("next")
    // TRANSLATORS: What the space bar does to a check box, beside it in a line about the keys.
    keyChecks = own("check")
    // TRANSLATORS: Where letters are typed that a list is searched for; one word, an invitation.
    filter = own("filter")
    // TRANSLATORS: How many items of a list a filter finds.
    matches = own("\(slot("count"), as: "count") of \(slot("total"), as: "total")")
    noMatch = own("Nothing found")
    // TRANSLATORS: In a terminal too small for a dialog; size is columns×rows, such as 24×6.
    needsRoom = own("Too small: needs \(slot("size"), as: "size")")
    outcomes = Dictionary(
      uniqueKeysWithValues: CancelReason.allCases.map { ($0, own(Self.outcome(of: $0))) })
    yes = Self.list(own("yes|y"))
    no = Self.list(own("no|n"))
  }

  /// One of the words with its arguments put in.
  package static func fill(_ words: String, _ values: [String: String]) -> String {
    MessageTemplate(words).filled(values)
  }

  private static func outcome(of reason: CancelReason) -> DialogText {
    switch reason {
    // TRANSLATORS: How a dialog ended, in place of an answer; beside its title.
    case .escape, .taskCancelled: "cancelled"
    // TRANSLATORS: How a dialog ended: its window was closed.
    case .closed: "closed"
    // TRANSLATORS: How a dialog ended: nobody answered in time.
    case .timeout: "timed out"
    // TRANSLATORS: How a dialog ended: there is nobody to answer any more.
    case .endOfInput: "no more input"
    // TRANSLATORS: How a dialog ended: the program was told to stop.
    case .interrupted: "interrupted"
    // TRANSLATORS: How a dialog ended: the program took it down itself.
    case .dismissed: "taken back"
    // TRANSLATORS: How a dialog ended: it was drawn only.
    case .notAsked: "not asked"
    // TRANSLATORS: How a dialog ended: it could not be shown any longer.
    case .failed: "failed"
    }
  }

  private static func list(_ words: String) -> [String] {
    words.split(separator: "|").map { String($0).trimmed }
  }
}
