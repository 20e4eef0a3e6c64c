import DialogSnapshots
import Dialogs

extension BrokenPresenter {
  static let closing = [
    BrokenPresenter("never comes back from close", .closes) { ways in
      ways.farewell = { _ in
        await hang()
        return []
      }
    },
    BrokenPresenter("waits for ever to be closed a second time", .closesTwice) { ways in
      ways.farewell = { isOpen in
        if !isOpen { await hang() }
        return []
      }
    },
    BrokenPresenter("does not close in a cancelled task", .closesWhenCancelled) { ways in
      ways.ends = { !Task.isCancelled }
    },
    BrokenPresenter("never comes back from close in a cancelled task", .closesWhenCancelled) {
      ways in
      ways.ends = {
        if Task.isCancelled { await hang() }
        return true
      }
    },
    BrokenPresenter("never ends its events", .endsWhenClosed) { ways in
      ways.ends = { false }
    },
    BrokenPresenter("tells that it was closed when it is", .silentAfterClose) { ways in
      ways.farewell = { isOpen in isOpen ? [.ended(.closed)] : [] }
    },
    BrokenPresenter("shows updates after it was closed", .ignoresUpdateAfterClose) { ways in
      ways.update = { _, _ in true }
    },
    BrokenPresenter("waits for ever to update what is gone", .ignoresUpdateAfterClose) { ways in
      ways.update = { _, isOpen in
        if !isOpen { await hang() }
        return isOpen
      }
    },
  ]
}
