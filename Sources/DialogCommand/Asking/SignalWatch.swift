import DialogJSON
import DialogTerminal
import Dialogs
import Dispatch
import Glibc
import Synchronization

/// Takes the dialogs down when a signal tells the program to stop, and then lets the signal stop it.
struct SignalWatch {
  /// How long the dialogs have to go.
  private static let patience = DispatchTimeInterval.seconds(1)

  private let received = Received()
  private let sources: [any DispatchSourceSignal]

  private final class Received: Sendable {
    let signal = Atomic<Int32>(0)
  }

  /// Watches INT, TERM, HUP and QUIT, each unless it was ignored from the start.
  ///
  /// - Parameters:
  ///   - stage: Where the dialogs are shown.
  ///   - stop: What else there is to do.
  init(interrupting stage: Stage, _ stop: @escaping @Sendable () -> Void = {}) {
    let received = received
    let watched = DispatchGroup()
    sources = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].filter { Self.ignore($0) }.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        received.signal.store(number, ordering: .relaxed)
        stage.interrupt()
        stop()
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) {
          // A dialog that is stuck has not put its terminal back.
          InteractivePresenter.restoreTerminals()
          Self.raiseAgain(number)
        }
      }
      watched.enter()
      source.setRegistrationHandler { watched.leave() }
      source.resume()
      return source
    }
    // Dispatch begins to watch some time later; a signal that comes before is ignored.
    watched.wait()
  }

  /// Ends the program by the signal that came, if one did.
  func raiseIfReceived() {
    let number = received.signal.load(ordering: .relaxed)
    if number != 0 { Self.raiseAgain(number) }
  }

  private static func raiseAgain(_ number: Int32) {
    JSONPresenter.endFrontEnds()
    signal(number, SIG_DFL)
    // Dispatch reads signals from a descriptor, for which it blocks them.
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
  }

  /// Keeps a signal from ending the program at once; false where it was ignored already.
  private static func ignore(_ number: Int32) -> Bool {
    var before = sigaction()
    sigaction(number, nil, &before)
    guard before.__sigaction_handler.sa_handler.map({ unsafeBitCast($0, to: Int.self) }) != 1
    else { return false }
    signal(number, SIG_IGN)
    return true
  }
}
