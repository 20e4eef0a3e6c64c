public import DialogRender
public import Dialogs

/// What a snapshot of a dialog is: a picture, or one of several kinds of text.
public struct SnapshotFormat: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case picture(RenderOptions)
    case frames(RenderOptions)
    case text(columns: Int)
    case json
    case transcript([AnswerScript.Answer])
  }

  var kind: Kind

  /// The picture, drawn as these options say; with ``/DialogRender/FontSet/hermetic`` it is the same
  /// on all machines.
  public static func picture(_ options: RenderOptions) -> SnapshotFormat {
    SnapshotFormat(kind: .picture(options))
  }

  /// The picture, in hermetic fonts.
  ///
  /// - Parameters:
  ///   - theme: How it looks.
  ///   - scale: Pixels a point, from 1 to 3.
  ///   - textSize: How large texts are, from 0.8 to 2; 1 is the theme's own size.
  /// - Returns: The format.
  public static func picture(
    theme: Theme = .light, scale: Double = 1, textSize: Double = 1
  ) -> SnapshotFormat {
    .picture(RenderOptions(theme: theme, scale: scale, textSize: textSize, fonts: .hermetic))
  }

  /// Where everything stands in the picture and how its texts are set, as JSON.
  ///
  /// - Parameters:
  ///   - theme: Whose measures and letters are used.
  ///   - textSize: How large texts are, from 0.8 to 2; 1 is the theme's own size.
  /// - Returns: The format.
  public static func frames(theme: Theme = .light, textSize: Double = 1) -> SnapshotFormat {
    SnapshotFormat(
      kind: .frames(RenderOptions(theme: theme, textSize: textSize, fonts: .hermetic)))
  }

  /// What a terminal of 24 rows without colours shows.
  ///
  /// - Parameter columns: The terminal's width in cells.
  /// - Returns: The format.
  public static func text(columns: Int = 80) -> SnapshotFormat {
    SnapshotFormat(kind: .text(columns: columns))
  }

  /// What another program is sent to show it.
  public static let json = SnapshotFormat(kind: .json)

  /// What its reader does and which callbacks follow, a line each.
  ///
  /// - Parameter answers: What the reader answers, as for a ``/Dialogs/ScriptedPresenter``; with none,
  ///   the input has ended.
  /// - Returns: The format.
  public static func transcript(_ answers: AnswerScript.Answer...) -> SnapshotFormat {
    SnapshotFormat(kind: .transcript(answers))
  }

  /// What its reader does and which callbacks follow, a line each.
  ///
  /// - Parameter answer: What the reader answers: a button's id, an item's, or `escape`, `timeout`
  ///   or `end`.
  /// - Returns: The format.
  public static func transcript(_ answer: String) -> SnapshotFormat {
    .transcript(AnswerScript.Answer(answer))
  }
}

extension SnapshotFormat {
  /// What journals call it.
  var name: String {
    switch kind {
    case .picture: "picture"
    case .frames: "frames"
    case .text: "text"
    case .json: "json"
    case .transcript: "transcript"
    }
  }

  /// How it is drawn, where it is.
  var options: RenderOptions? {
    switch kind {
    case .picture(let options), .frames(let options): options
    case .text, .json, .transcript: nil
    }
  }

  /// The last part of its file's name.
  var variant: String {
    switch kind {
    case .picture(let options):
      "\(Self.look(of: options))@\(options.scale.shortest(digits: 3))x.png"
    case .frames(let options): "\(Self.look(of: options))\(Self.framesEnding)"
    case .text(let columns): "\(columns)\(Self.textEnding)"
    case .json: "present.json"
    case .transcript: "transcript.txt"
    }
  }

  private static let framesEnding = ".frames.json"
  private static let textEnding = "-columns.txt"

  /// `light`, or `light-text150` where texts are half as large again.
  private static func look(of options: RenderOptions) -> String {
    let theme = SnapshotName.part(options.theme.name, limit: 18)
    let percent = (options.textSize * 100).shortest(digits: 3)
    return percent == "100" ? theme : "\(theme)-text\(percent)"
  }

  /// Whether a path is one that a snapshot of ours may have: `…/__Snapshots__/AlertTests/asks.en.…`.
  static func isSnapshot(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard parts.count >= 3, parts[parts.count - 3] == SnapshotFolders.folderName else {
      return false
    }
    return !path.fileName.hasPrefix(".") && (path.hasSuffix(".png") || isText(path.fileName))
  }

  /// Whether a file's name is one that a text of ours has; pictures have a file beside them that
  /// says so.
  static func isText(_ file: String) -> Bool {
    [framesEnding, textEnding, ".present.json", ".transcript.txt"].contains(where: file.hasSuffix)
  }
}
