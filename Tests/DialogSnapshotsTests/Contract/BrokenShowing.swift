import DialogSnapshots
import Dialogs

extension BrokenPresenter {
  static let showing = [
    BrokenPresenter("never comes back from open", .opens) { ways in
      ways.admit = { _, _ in await hang() }
    },
    BrokenPresenter("cannot show a sheet without a title", .opens) { ways in
      ways.admit = { content, _ in
        if content.title == nil { throw PresenterError.cannotShow("a dialog without a title") }
      }
    },
    BrokenPresenter("leaves out the message", .showsTexts) { ways in
      ways.write = { content in
        var content = content
        if content.message?.string == "They are not saved yet." { content.message = nil }
        return content.written
      }
    },
    BrokenPresenter("leaves out the labels of fields", .showsTexts) { ways in
      ways.write = { content in
        var content = content
        for index in content.fields.indices { content.fields[index].label = nil }
        return content.written
      }
    },
    BrokenPresenter("numbers its buttons instead of naming them", .showsTexts) { ways in
      ways.write = { content in
        var content = content
        let isLiteral = content.buttons.count == 1
        if !isLiteral { content.buttons = [] }
        return content.written
      }
    },
    BrokenPresenter("takes texts for markup", .showsTextsLiterally) { ways in
      ways.write = { $0.written.replacing("&", with: "&amp;") }
    },
    BrokenPresenter("reads escapes in texts", .showsTextsLiterally) { ways in
      ways.write = { $0.written.replacing(#"\n"#, with: "\n") }
    },
    BrokenPresenter("takes underscores for mnemonics", .showsTextsLiterally) { ways in
      ways.write = { $0.written.replacing("[_", with: "[") }
    },
    BrokenPresenter("learns to show anchors once it is open", .keepsCapabilities) { ways in
      ways.capabilitiesOnceOpened = [.icons, .fields, .severalAtOnce, .updates, .anchors]
    },
    BrokenPresenter("shows a form without its fields", .refusesWhatItCannotShow) { ways in
      ways.capabilities.remove(.fields)
      ways.admit = { _, _ in try Task.checkCancellation() }
    },
    BrokenPresenter("refuses a form without saying why", .refusesWhatItCannotShow) { ways in
      ways.capabilities.remove(.fields)
      ways.admit = { content, _ in
        try Task.checkCancellation()
        if !content.fields.isEmpty { throw CancellationError() }
      }
    },
    BrokenPresenter("goes on opening when cancelled", .givesUpWhenCancelled) { ways in
      ways.admit = { _, _ in if Task.isCancelled { await hang() } }
    },
    BrokenPresenter("is of no use after an opening was cancelled", .givesUpWhenCancelled) { ways in
      let given = Counter()
      ways.admit = { _, _ in
        guard Task.isCancelled else { return }
        _ = given.next()
        throw CancellationError()
      }
      ways.tell = { given.value > 0 ? [] : $0.told(of: $1) }
    },
  ]
}
