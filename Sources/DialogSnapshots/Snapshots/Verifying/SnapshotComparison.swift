internal import DialogGraphics
internal import Dialogs

/// How a snapshot stands to its reference.
struct SnapshotComparison {
  /// What was found.
  let finding: SnapshotDecision.Finding
  /// What is to be said of it, a line each; nothing where there is nothing.
  let words: [String]
  /// The picture of what is different.
  let diff: Bitmap?

  private init(
    _ finding: SnapshotDecision.Finding, _ words: [String] = [], diff: Bitmap? = nil
  ) {
    self.finding = finding
    self.words = words
    self.diff = diff
  }

  /// How a snapshot that cannot be read stands to its reference.
  init(unreadable error: ReferenceError, isNew: Bool) {
    self.init(isNew ? .missing : .unreadable, [error.description])
  }

  private init(_ error: ReferenceError) {
    if case .missing = error {
      self.init(.missing)
    } else {
      self.init(.unreadable, [error.description])
    }
  }

  /// Compares a snapshot with its reference.
  ///
  /// - Parameters:
  ///   - actual: The snapshot.
  ///   - path: The file of the reference.
  ///   - tolerance: What counts as different; where it is `nil`, every pixel does, but where another
  ///     renderer or other fonts have drawn the reference, only what is seen.
  init(_ actual: SnapshotValue, with path: String, tolerance: Tolerance?) {
    switch actual {
    case .text(let text): self.init(text, with: path)
    case .picture(let bitmap, let sidecar):
      self.init(bitmap, sidecar, with: path, tolerance: tolerance)
    }
  }

  private init(_ text: String, with path: String) {
    do {
      let kept = try TextReference(contentsOf: path).text
      // Of strings, two spellings of one character in Unicode are equal.
      if kept.utf8.elementsEqual(text.utf8) {
        self.init(.equal)
      } else {
        self.init(.different, Self.lines(on: TextDifference.compare(kept, text)))
      }
    } catch {
      self.init(error)
    }
  }

  private init(_ bitmap: Bitmap, _ sidecar: Sidecar?, with path: String, tolerance: Tolerance?) {
    let reference: PictureReference
    do { reference = try PictureReference(contentsOf: path) } catch {
      self.init(error)
      return
    }
    let bytes = (try? SnapshotFiles.contents(of: path.sidecar)) ?? nil
    let kept = bytes.flatMap(Sidecar.init)
    let changes = kept.flatMap { kept in sidecar.map { kept.changes(to: $0) } }
    do {
      let difference = try PictureComparison.compare(
        reference.bitmap, bitmap, tolerance: tolerance ?? (changes == [] ? .exact : .perceptual),
        frames: sidecar?.pictureFrames(width: bitmap.width) ?? [])
      guard let difference else {
        self.init(.equal)
        return
      }
      var words = Self.words(on: changes, path) + reference.notes.map { "the reference: \($0)" }
      words.append(difference.description)
      if let kept, let sidecar {
        words += Self.lines(on: TextDifference.compare(kept.texts, sidecar.texts))
      }
      self.init(.different, words, diff: try difference.diffPicture())
    } catch {
      self.init(.unreadable, [error.description])
    }
  }

  private static func lines(on difference: TextDifference?) -> [String] {
    difference?.description.split(separator: "\n").map(String.init) ?? []
  }

  /// What is to be known of who drew the reference.
  private static func words(on changes: [String]?, _ path: String) -> [String] {
    switch changes {
    case nil: ["what drew the reference is not known: \(path.sidecar) is missing, or not ours"]
    case []?: []
    case let changes?:
      ["another renderer or other fonts drew the reference: \(changes.joined(separator: ", "))"]
    }
  }
}
