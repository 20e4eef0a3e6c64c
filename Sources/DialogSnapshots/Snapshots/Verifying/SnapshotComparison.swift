internal import DialogGraphics
internal import Dialogs

/// How a snapshot stands to its reference.
struct SnapshotComparison {
  /// What was found.
  let finding: SnapshotDecision.Finding
  /// What is to be said of it, a line each; nothing where there is nothing.
  private(set) var words: [String] = []
  /// The picture of what is different.
  private(set) var diff: Bitmap?

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
    let bytes: [UInt8]?
    do { bytes = try SnapshotFiles.contents(of: path) } catch {
      finding = .unreadable
      words = [error.description]
      return
    }
    guard let bytes else {
      finding = .missing
      return
    }
    let kept = String(decoding: bytes, as: UTF8.self)
    // Of strings, two spellings of one character in Unicode are equal.
    finding = kept.utf8.elementsEqual(text.utf8) ? .equal : .different
    if finding == .different { words = TextDifference(from: kept, to: text).summary() }
  }

  private init(_ bitmap: Bitmap, _ sidecar: Sidecar?, with path: String, tolerance: Tolerance?) {
    let kept = (try? SnapshotFiles.contents(of: path.sidecar)).flatMap { $0.flatMap(Sidecar.init) }
    let changes = kept.flatMap { kept in sidecar.map { kept.changes(to: $0) } }
    let reference: Bitmap
    do { reference = try Bitmap(contentsOf: path) } catch {
      finding = error.code == .noSuchFile ? .missing : .unreadable
      if finding == .unreadable { words = [error.description] }
      return
    }
    let chosen = tolerance ?? (changes == [] ? .exact : .perceptual)
    do {
      let frames = sidecar?.pictureFrames(width: bitmap.width) ?? []
      guard
        let difference = try PictureComparison.compare(
          reference, bitmap, tolerance: chosen, frames: frames)
      else {
        finding = .equal
        return
      }
      words = Self.words(on: changes, path) + [difference.description]
      diff = try difference.diffPicture()
      finding = .different
    } catch {
      finding = .unreadable
      words = [error.description]
    }
    if let kept, let sidecar {
      words += TextDifference(from: kept.texts, to: sidecar.texts).summary()
    }
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
