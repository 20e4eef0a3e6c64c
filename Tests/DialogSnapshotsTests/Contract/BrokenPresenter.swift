import DialogSnapshots
import Dialogs
import Synchronization
import Testing

/// A presenter that does one thing wrong, and the one check that must catch it.
struct BrokenPresenter: Sendable, CustomTestStringConvertible {
  let name: String
  let check: ContractCheck
  let alter: @Sendable (inout GoodPresenter.Ways) -> Void

  init(
    _ name: String, _ check: ContractCheck,
    _ alter: @escaping @Sendable (inout GoodPresenter.Ways) -> Void
  ) {
    self.name = name
    self.check = check
    self.alter = alter
  }

  var testDescription: String { name }

  var contract: PresenterContract { GoodPresenter.contract(alter) }

  static let all = showing + answering + filling + updating + closing + following
}

/// Never comes back while a test runs, cancelled or not.
func hang() async {
  await Task.detached { try? await Task.sleep(for: .seconds(600)) }.value
}

/// Counts what happens, across the closures of one broken presenter.
final class Counter: Sendable {
  private let count = Atomic(0)

  /// How often this was asked before.
  func next() -> Int { count.add(1, ordering: .relaxed).oldValue }

  var value: Int { count.load(ordering: .relaxed) }
}
