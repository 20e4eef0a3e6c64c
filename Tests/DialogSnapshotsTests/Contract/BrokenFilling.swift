import DialogSnapshots
import Dialogs

extension BrokenPresenter {
  static let filling = [
    BrokenPresenter("forgets the fields", .tellsValues) { ways in
      ways.tell = { action, content in
        guard case .press(let id, _) = action, content.fields.count > 1 else {
          return action.told(of: content)
        }
        return [.clicked(id)]
      }
    },
    BrokenPresenter("tells the titles of items", .tellsValues) { ways in
      ways.tell = { action, content in
        guard case .press(let id, var values) = action, values["size"] != nil else {
          return action.told(of: content)
        }
        values["size"] = .items(["Large"])
        return [.clicked(id, values: values)]
      }
    },
    BrokenPresenter("empties the fields that were not touched", .tellsValues) { ways in
      ways.tell = { action, content in
        guard case .press(let id, let values) = action, content.fields.count > 1, values.isEmpty
        else { return action.told(of: content) }
        return [.clicked(id, values: ["size": .items([])])]
      }
    },
    BrokenPresenter("shows a password when it asks again", .hidesSecrets) { ways in
      ways.write = { content in
        var content = content
        for index in content.fields.indices where content.fields[index].kind == .secure {
          content.fields[index].kind = .text
        }
        return content.written
      }
    },
    BrokenPresenter("does not say what is wrong", .showsProblems) { ways in
      ways.write = { content in
        var content = content
        for index in content.fields.indices { content.fields[index].problem = nil }
        return content.written
      }
    },
    BrokenPresenter("takes one answer only", .asksAgain) { ways in
      let answered = Counter()
      ways.tell = { action, content in
        guard case .press = action, !content.fields.isEmpty, answered.next() > 0 else {
          return action.told(of: content)
        }
        return []
      }
    },
    BrokenPresenter("tells the first values again", .asksAgain) { ways in
      ways.tell = { action, content in
        guard case .press(let id, _) = action, content.fields.contains(where: { $0.problem != nil })
        else { return action.told(of: content) }
        return [.clicked(id, values: content.values)]
      }
    },
  ]
}
