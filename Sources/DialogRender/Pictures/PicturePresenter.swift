public import Dialogs
internal import Synchronization

/// A presenter that draws: each dialog becomes a PNG, SVG or PDF file.
///
/// It does not ask. Where it was given answers it takes the next, and where none is left the input
/// has ended; else the dialog ends, once its picture is written, with the reason
/// ``/Dialogs/CancelReason/notAsked``.
public final class PicturePresenter: Presenter {
  private let path: String
  private let options: RenderOptions
  private let script: AnswerScript?
  private let count = Atomic(0)

  /// A presenter that draws to a file.
  ///
  /// - Parameters:
  ///   - path: Where the first dialog's picture goes; that of the second goes to `NAME-2.png` beside
  ///     `NAME.png`, and so on. The extension says the format, PNG where there is none. A file that
  ///     is there is replaced, when the new one is complete.
  ///   - options: How the dialogs are drawn.
  ///   - answers: What to answer, a dialog each; `nil` to answer nothing.
  public init(
    writingTo path: String, _ options: RenderOptions = RenderOptions(),
    answers: AnswerScript? = nil
  ) {
    self.path = path
    self.options = options
    script = answers
  }

  /// Everything but several at once: each picture shows one dialog.
  public var capabilities: PresenterCapabilities { [.icons, .fields, .anchors, .updates] }

  /// Draws the dialog and writes its picture.
  ///
  /// - Throws: ``PictureError``; what ``/Dialogs/AnswerScript/next(for:)`` throws.
  @concurrent
  public func open(_ presentation: Presentation) async throws -> any PresenterSurface {
    let number = count.add(1, ordering: .relaxed).newValue
    let picture = Picture(
      path: path(ofPicture: number), format: try PictureFormat(ofFile: path), options: options)
    let answer = try script.map { try $0.next(for: presentation.content) ?? .ended(.endOfInput) }
    try Task.checkCancellation()
    try picture.draw(presentation.content)
    return Surface(picture: picture, answer: answer ?? .ended(.notAsked))
  }

  private func path(ofPicture number: Int) -> String {
    guard number > 1 else { return path }
    guard let dot = PictureFormat.extensionStart(in: path) else { return "\(path)-\(number)" }
    return "\(path[..<dot])-\(number)\(path[dot...])"
  }

  /// The file that shows one dialog.
  private struct Picture {
    let path: String
    let format: PictureFormat
    let options: RenderOptions

    func draw(_ content: DialogContent) throws(PictureError) {
      try PictureFormat.write(picture(of: content, options, as: format), to: path)
    }
  }

  /// A picture whose answer is there as soon as it is drawn.
  private final class Surface: PresenterSurface {
    private let answered: AnsweredSurface
    /// What is drawn to, or `nil` once closed; drawing holds the lock, so that closing waits for it.
    private let picture: Mutex<Picture?>

    init(picture: Picture, answer: SurfaceEvent) {
      self.picture = Mutex(picture)
      answered = AnsweredSurface(answer)
    }

    var events: AsyncThrowingStream<SurfaceEvent, any Error> { answered.events }

    func update(_ content: DialogContent) async {
      do {
        try picture.withLock { try $0?.draw(content) }
      } catch {
        return answered.fail(error)
      }
      await answered.update(content)
    }

    func close(after response: Response) async {
      picture.withLock { $0 = nil }
      await answered.close(after: response)
    }
  }
}
