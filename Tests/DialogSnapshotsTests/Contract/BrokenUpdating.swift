import DialogSnapshots
import Dialogs

extension BrokenPresenter {
  static let updating = [
    BrokenPresenter("never comes back from update", .showsUpdates) { ways in
      ways.update = { _, isOpen in
        if isOpen { await hang() }
        return isOpen
      }
    },
    BrokenPresenter("shows no update of the message", .showsUpdates) { ways in
      ways.update = { content, isOpen in isOpen && !content.fields.isEmpty }
    },
    BrokenPresenter("listens no more after an update", .answersAfterUpdate) { ways in
      ways.tell = { action, content in
        content.message?.string == "They are saved by now." ? [] : action.told(of: content)
      }
    },
    BrokenPresenter("has nobody to ask, so ends the work", .waitsThroughProgress) { ways in
      ways.greet = { content in content.buttons.isEmpty ? [.ended(.endOfInput)] : [] }
    },
  ]
}
