import Glibc
import Synchronization

/// What this process must not leave behind where it exits before its owners have gone, such as files
/// and other programs.
package enum Leftovers {
  private struct Kept {
    var endings: [ObjectIdentifier: @Sendable () -> Void] = [:]
    /// A process that is forked off owns none of them.
    var process: pid_t = 0
  }

  private static let kept = Mutex(Kept())
  /// Clears up when the process exits; atexit(3).
  private static let isClearedAtExit: Bool = { atexit { clearAll() } == 0 }()

  /// Keeps in mind what has to be done.
  ///
  /// - Parameters:
  ///   - owner: Whose it is; it is not kept alive by this.
  ///   - ending: Does it; called on any thread, where it may wait a little.
  package static func add(for owner: AnyObject, _ ending: @escaping @Sendable () -> Void) {
    _ = isClearedAtExit
    kept.withLock { kept in
      kept.process = getpid()
      kept.endings[ObjectIdentifier(owner)] = ending
    }
  }

  /// Forgets what was done.
  package static func forget(_ owner: AnyObject) {
    // Let go after the lock: what is freed with it may forget something too.
    let ending = kept.withLock { $0.endings.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(ending) {}
  }

  /// Does all that has to be done; for a program that is about to end by a signal, too.
  package static func clearAll() {
    let endings = kept.withLock { $0.process == getpid() ? Array($0.endings.values) : [] }
    for ending in endings { ending() }
  }
}
