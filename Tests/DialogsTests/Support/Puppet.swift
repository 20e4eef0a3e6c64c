import Dialogs

/// A presenter whose surfaces do what a test tells them to.
final class Puppet: Presenter {
  let capabilities: PresenterCapabilities
  let journal: Journal
  private let answers: [SurfaceEvent]
  private let beforeShown: @Sendable (Presentation) async throws -> Void
  private let beforeGone: @Sendable () async -> Void
  private let surfaces = Watched<[PuppetSurface]>([])

  /// A puppet whose surfaces tell the answers as soon as they are shown, whether or not they make
  /// sense; opening and closing may take their time, and opening may throw.
  init(
    _ answers: SurfaceEvent..., capabilities: PresenterCapabilities = [.fields, .updates],
    journal: Journal = Journal(),
    beforeShown: @escaping @Sendable (Presentation) async throws -> Void = { _ in },
    beforeGone: @escaping @Sendable () async -> Void = {}
  ) {
    self.answers = answers
    self.capabilities = capabilities
    self.journal = journal
    self.beforeShown = beforeShown
    self.beforeGone = beforeGone
  }

  func open(_ presentation: Presentation) async throws -> any PresenterSurface {
    try await beforeShown(presentation)
    let surface = PuppetSurface(presentation, journal: journal, beforeGone: beforeGone)
    journal.write("[shown]", tag: presentation.tag)
    for answer in answers { surface.tell(answer) }
    surfaces.change { $0.append(surface) }
    return surface
  }

  /// The surface of the first dialog that was shown, or of a later one; waits until it is there.
  func surface(_ index: Int = 0) async throws -> PuppetSurface {
    try await surfaces.first { index < $0.count ? $0[index] : nil }
  }

  /// How many dialogs were shown.
  var shownCount: Int { surfaces.value.count }

  /// Lets go of the surfaces.
  func forget() {
    surfaces.change { $0 = [] }
  }
}

/// A dialog on show, in the hands of a test.
final class PuppetSurface: PresenterSurface {
  let opened: Presentation
  let events: AsyncThrowingStream<SurfaceEvent, any Error>
  private let tells: AsyncThrowingStream<SurfaceEvent, any Error>.Continuation
  private let journal: Journal
  private let updates = Watched<[DialogContent]>([])
  private let closings = Watched(0)
  private let beforeGone: @Sendable () async -> Void

  init(
    _ presentation: Presentation, journal: Journal, beforeGone: @escaping @Sendable () async -> Void
  ) {
    opened = presentation
    self.journal = journal
    self.beforeGone = beforeGone
    (events, tells) = AsyncThrowingStream.makeStream()
  }

  func tell(_ event: SurfaceEvent) {
    tells.yield(event)
  }

  func press(_ button: String, values: [String: FieldValue] = [:]) {
    tell(.clicked(button, values: values))
  }

  /// The surface goes away from outside.
  func vanish() {
    tells.finish()
  }

  func breakDown(_ error: any Error = PresenterError.surfaceLost) {
    tells.finish(throwing: error)
  }

  /// The content of an update; waits until it is there.
  func update(_ index: Int) async throws -> DialogContent {
    try await updates.first { index < $0.count ? $0[index] : nil }
  }

  var updateCount: Int { updates.value.count }
  var closeCount: Int { closings.value }

  func update(_ content: DialogContent) async {
    updates.change { $0.append(content) }
  }

  // The stream is left open: a reader that the driver no longer needs must end by itself.
  func close(after response: Response) async {
    await beforeGone()
    closings.change { $0 += 1 }
    journal.write("[gone]", tag: opened.tag)
  }
}
