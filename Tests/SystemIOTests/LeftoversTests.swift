import Glibc
import Synchronization
import SystemIO
import Testing

@Suite(.serialized) struct `What must not be left behind` {
  private final class Owner: Sendable {}

  @Test func `is cleared up once it is asked for, unless it was forgotten`() {
    let (kept, forgotten) = (Owner(), Owner())
    let cleared = Atomic(0)
    Leftovers.add(for: kept) { cleared.add(1, ordering: .relaxed) }
    Leftovers.add(for: forgotten) { cleared.add(100, ordering: .relaxed) }
    Leftovers.forget(forgotten)
    Leftovers.clearAll()
    #expect(cleared.load(ordering: .relaxed) == 1)
    Leftovers.forget(kept)
    Leftovers.clearAll()
    #expect(cleared.load(ordering: .relaxed) == 1)
  }

  @Test func `may be forgotten by what clears it up`() {
    let owner = Owner()
    Leftovers.add(for: owner) { Leftovers.forget(owner) }
    Leftovers.clearAll()
    Leftovers.clearAll()
  }
}
