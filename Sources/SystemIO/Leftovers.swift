import Glibc
import Synchronization

/// What must not be left behind where the process exits before its owners have gone, such as files and
/// other programs.
package final class Leftovers: Sendable {
  /// What this process must not leave behind; cleared up when it exits, atexit(3).
  package static let ofProcess: Leftovers = {
    atexit { Leftovers.ofProcess.clearAll() }
    return Leftovers()
  }()

  private struct Kept {
    var endings: [ObjectIdentifier: @Sendable () -> Void] = [:]
    /// A process that is forked off owns none of them.
    var process: pid_t = 0
  }

  private let kept = Mutex(Kept())

  /// Nothing yet.
  package init() {}

  /// Keeps in mind what has to be done.
  ///
  /// - Parameters:
  ///   - owner: Whose it is; it is not kept alive by this.
  ///   - ending: Does it; called on any thread, where it may wait a little.
  package func add(for owner: AnyObject, _ ending: @escaping @Sendable () -> Void) {
    kept.withLock { kept in
      kept.process = getpid()
      kept.endings[ObjectIdentifier(owner)] = ending
    }
  }

  /// Forgets what was done.
  package func forget(_ owner: AnyObject) {
    // Let go after the lock: what is freed with it may forget something too.
    let ending = kept.withLock { $0.endings.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(ending) {}
  }

  /// Does all that has to be done; for a program that is about to end by a signal, too.
  package func clearAll() {
    let endings = kept.withLock { $0.process == getpid() ? Array($0.endings.values) : [] }
    for ending in endings { ending() }
  }
}
