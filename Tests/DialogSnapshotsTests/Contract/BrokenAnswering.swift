import DialogSnapshots
import Dialogs

extension BrokenPresenter {
  static let answering = [
    BrokenPresenter("takes note of a notice by itself", .silentUntilAnswered) { ways in
      ways.greet = { content in
        content.buttons.map(\.id) == ["ok"] ? [.clicked("ok")] : []
      }
    },
    BrokenPresenter("tells an edit that nobody made", .silentUntilAnswered) { ways in
      ways.greet = { _ in [.edited("name", .text(""))] }
    },
    BrokenPresenter("fidgets as long as it lives", .silentUntilAnswered) { ways in
      ways.fidget = .edited("name", .text(""))
    },
    BrokenPresenter("always tells the first button", .tellsButton) { ways in
      ways.tell = { action, content in
        guard case .press(_, let values) = action, !action.told(of: content).isEmpty else {
          return action.told(of: content)
        }
        return [.clicked(content.buttons[0].id, values: values)]
      }
    },
    BrokenPresenter("tells the title of a button", .tellsButton) { ways in
      ways.tell = { action, content in
        guard case .press(let id, let values) = action, let button = content.button(id: id),
          button.isEnabled
        else { return action.told(of: content) }
        return [.clicked(button.title.string, values: values)]
      }
    },
    BrokenPresenter("takes a disabled button", .refusesDisabledButton) { ways in
      ways.tell = { action, content in
        guard case .press(let id, let values) = action, content.button(id: id) != nil else {
          return action.told(of: content)
        }
        return [.clicked(id, values: values)]
      }
    },
    BrokenPresenter("is deaf after a disabled button", .refusesDisabledButton) { ways in
      let isDeaf = Counter()
      ways.tell = { action, content in
        if case .press(let id, _) = action, content.button(id: id)?.isEnabled == false {
          _ = isDeaf.next()
        }
        return isDeaf.value > 0 ? [] : action.told(of: content)
      }
    },
    BrokenPresenter("takes a button that is not there", .refusesUnknownButton) { ways in
      ways.tell = { action, content in
        guard case .press(let id, let values) = action, content.button(id: id) == nil else {
          return action.told(of: content)
        }
        return [.clicked(id, values: values)]
      }
    },
    BrokenPresenter("tells escape as the cancel button", .tellsEscape) { ways in
      ways.tell = { action, content in
        if action == .escape, let cancel = content.cancelButton { return [.clicked(cancel.id)] }
        return action.told(of: content)
      }
    },
    BrokenPresenter("listens no more after an escape", .staysAfterEscape) { ways in
      let isDeaf = Counter()
      ways.tell = { action, content in
        let events = isDeaf.value > 0 ? [] : action.told(of: content)
        if action == .escape { _ = isDeaf.next() }
        return events
      }
    },
    BrokenPresenter("tells the end of the input as the default button", .tellsEndOfInput) { ways in
      ways.tell = { action, content in
        action == .endInput ? [.clicked(content.defaultButton ?? "")] : action.told(of: content)
      }
    },
    BrokenPresenter("tells the end of the input again and again", .tellsEndOfInput) { ways in
      ways.tell = { action, content in
        let events = action.told(of: content)
        return action == .endInput ? events + events : events
      }
    },
    BrokenPresenter("tells closing as escape", .tellsClosing) { ways in
      ways.tell = { $0 == .close ? [.escape] : $0.told(of: $1) }
    },
  ]
}
