import DialogSnapshots
import Dialogs

extension BrokenPresenter {
  static let following = [
    BrokenPresenter("has room for three dialogs only", .servesOneAfterAnother) { ways in
      let opened = Counter()
      ways.admit = { _, _ in
        try Task.checkCancellation()
        if opened.next() >= 3 { throw PresenterError.nowhereToShow("no room") }
      }
    },
    BrokenPresenter("needs no second dialog to know the answer", .servesOneAfterAnother) { ways in
      let answered = Counter()
      ways.tell = { action, content in
        guard content.title?.string.contains("Question") == true, case .press = action,
          answered.next() > 0
        else { return action.told(of: content) }
        return [.clicked("save")]
      }
    },
    BrokenPresenter("goes on reading for a dialog that is gone", .leavesInputForNext) { ways in
      let unanswered = Counter()
      let eaten = Counter()
      let answered = Counter()
      ways.farewell = { _ in
        if answered.value == 0 { _ = unanswered.next() }
        return []
      }
      ways.tell = { action, content in
        _ = answered.next()
        return unanswered.value > 0 && eaten.next() == 0 ? [] : action.told(of: content)
      }
    },
    BrokenPresenter("takes every answer for the newest dialog", .keepsDialogsApart) { ways in
      ways.mean = { _, open in open.last ?? 0 }
    },
    BrokenPresenter("takes every answer for the oldest dialog", .keepsDialogsApart) { ways in
      ways.mean = { _, open in open.first ?? 0 }
    },
  ]
}
