import Glibc
import Synchronization
import SystemIO
import Testing

@Suite struct `What must not be left behind` {
  private final class Owner: Sendable {}

  // Not the process's own: other tests have sockets there.
  private let leftovers = Leftovers()

  @Test func `is cleared up once it is asked for, unless it was forgotten`() {
    let (kept, forgotten) = (Owner(), Owner())
    let cleared = Atomic(0)
    leftovers.add(for: kept) { cleared.add(1, ordering: .relaxed) }
    leftovers.add(for: forgotten) { cleared.add(100, ordering: .relaxed) }
    leftovers.forget(forgotten)
    leftovers.clearAll()
    #expect(cleared.load(ordering: .relaxed) == 1)
    leftovers.forget(kept)
    leftovers.clearAll()
    #expect(cleared.load(ordering: .relaxed) == 1)
  }

  @Test func `may be forgotten by what clears it up`() {
    let owner = Owner()
    leftovers.add(for: owner) { [leftovers] in leftovers.forget(owner) }
    leftovers.clearAll()
    leftovers.clearAll()
  }
}
