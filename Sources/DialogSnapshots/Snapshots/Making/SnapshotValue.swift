internal import DialogGraphics
internal import DialogJSON
internal import DialogRender
internal import DialogTerminal
internal import Dialogs

/// A snapshot, as it was made or as it was kept.
enum SnapshotValue: Sendable {
  case picture(Bitmap, Sidecar?)
  case text(String)

  /// A snapshot that was kept.
  ///
  /// - Throws: Why there is none that can be read.
  init(contentsOf path: String) throws(ReferenceError) {
    if path.hasSuffix(".png") {
      let picture = try PictureReference(contentsOf: path)
      let bytes = (try? SnapshotFiles.contents(of: path.sidecar)) ?? nil
      self = .picture(picture.bitmap, bytes.flatMap(Sidecar.init))
    } else {
      self = .text(try TextReference(contentsOf: path).text)
    }
  }

  /// Takes a snapshot.
  ///
  /// - Parameters:
  ///   - dialog: The dialog.
  ///   - content: The same in its language.
  ///   - format: What is wanted.
  ///   - localizer: Where the words come from, for those that presenters look up.
  ///   - test: The test that asks for it.
  /// - Returns: The snapshot, and how the dialog was set where it was drawn.
  /// - Throws: Why it cannot be drawn.
  static func of(
    _ dialog: Dialog, _ content: DialogContent, as format: SnapshotFormat,
    localizedBy localizer: any Localizer, test: String
  ) async throws(PictureError) -> (value: SnapshotValue, typeset: TypesetDialog?) {
    switch format.kind {
    case .picture(let options):
      let rendering = try rendering(of: content, options)
      let sidecar = Sidecar(rendering, of: content, test: test)
      return (.picture(rendering.bitmap, sidecar), TypesetDialog(rendering))
    case .frames(let options):
      let typeset = try TypesetDialog(content, options)
      return (.text(JSONValue.object(typeset.frames).stableText), typeset)
    case .text(let columns):
      let lines = FrameText.lines(of: content, columns: columns, rows: 24)
      return (.text(lines.joined(separator: "\n") + "\n"), nil)
    case .json:
      // A number that tells dialogs apart would tell how many tests ran before.
      let params = WireDialog(content, number: 1, tag: dialog.tag, icons: [.name]).params
      return (.text(JSONValue.object(params).stableText), nil)
    case .transcript(let answers):
      return (
        .text(await Transcript.of(dialog, answers: answers, localizer: localizer)), nil
      )
    }
  }

  /// A number that is the same for equal snapshots, in this process.
  var contentHash: Int {
    var hasher = Hasher()
    switch self {
    case .picture(let bitmap, _):
      hasher.combine(bitmap.width)
      bitmap.pixels.withUnsafeBytes { hasher.combine(bytes: $0) }
    case .text(let text): hasher.combine(text)
    }
    return hasher.finalize()
  }

  /// The versions of what drew it, by name; `null` where it was not drawn.
  var versions: JSONValue {
    guard case .picture(_, let sidecar?) = self else { return .null }
    return sidecar.versions
  }

  /// Writes it to a file, with the small one beside it; files that hold the same already are left
  /// as they are.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isSame: Whether the picture that is there shows the same, whatever its bytes.
  /// - Returns: Whether anything was written.
  /// - Throws: ``SnapshotError/file(_:_:)``.
  @discardableResult
  func write(to path: String, unlessSame isSame: Bool = false) throws(SnapshotError) -> Bool {
    switch self {
    case .text(let text): return try SnapshotFiles.write(Array(text.utf8), to: path)
    case .picture(let bitmap, let sidecar):
      var hasWritten = false
      if !isSame { hasWritten = try SnapshotFiles.write(Self.png(bitmap, path), to: path) }
      if let sidecar {
        let text = Array(sidecar.text.utf8)
        hasWritten = try SnapshotFiles.write(text, to: path.sidecar) || hasWritten
      }
      return hasWritten
    }
  }

  private static func png(_ bitmap: Bitmap, _ path: String) throws(SnapshotError) -> [UInt8] {
    do { return try bitmap.png(compression: .small) } catch {
      throw .file(path, error.message)
    }
  }
}
