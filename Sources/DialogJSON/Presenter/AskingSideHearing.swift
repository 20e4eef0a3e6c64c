import Dialogs

extension AskingSide {
  /// Does what a message of the peer's asks for, or tells the peer what is wrong with its line; blank
  /// lines have none.
  mutating func receive(_ line: Result<Message?, Message.Refusal>) -> [Effect] {
    switch line {
    case .success(let message): message.map { receive($0) } ?? []
    case .failure(let refusal): send(.failure(refusal.id, refusal.error))
    }
  }

  private mutating func receive(_ message: Message) -> [Effect] {
    hasBeenHeard = true
    switch message {
    case .request(let id, _, _): return send(.failure(id, .methodNotFound))
    case .notification(Method.event, let params): return event(params)
    case .notification(Method.hello, let params): return hello(WireHello(params))
    case .notification: return []
    case .result(let id, let result):
      do { return try answer(id, result) } catch { return send(.failure(nil, error)) }
    case .failure(let id, let error):
      guard let number = number(of: id) else { return [] }
      settle(number)
      return [.fail(number, .nowhereToShow(error.message))]
    }
  }

  private mutating func hello(_ hello: WireHello) -> [Effect] {
    if let refusal = hello.refusal {
      return send(.failure(nil, refusal))
        + endAll(
          .failed(.nowhereToShow("the other program speaks another version of the protocol")))
    }
    iconForms = hello.iconForms
    return shown.keys.sorted().flatMap { updateIcons($0) }
  }

  /// Sends the pictures of an open dialog anew, where they travel otherwise now.
  private mutating func updateIcons(_ number: Int) -> [Effect] {
    guard let dialog = shown[number], let request = dialog.request else { return [] }
    func update(to forms: Set<IconForm>) -> Message? {
      WireIconUpdate(of: request, dialog.content, from: dialog.iconForms, to: forms).map {
        .notification(method: Method.update, params: .object($0.params))
      }
    }
    var forms = iconForms
    var message = update(to: forms)
    if message?.line.isTooLong == true {
      forms.remove(.data)
      message = update(to: forms)
    }
    shown[number]?.iconForms = forms
    return message.map { send($0) } ?? []
  }

  private func number(of request: MessageID?) -> Int? {
    guard case .integer(let request) = request else { return nil }
    return asked[request]
  }

  private func event(_ params: JSONValue) -> [Effect] {
    guard let params = params.object,
      let number = number(of: params["id"].flatMap(MessageID.init)),
      let content = shown[number]?.content
    else { return [] }
    switch WireEvent(params, of: content) {
    case .edited(let field, let value): return [.tell(number, .edited(field, value))]
    case .focused(let element): return [.tell(number, .focused(element))]
    case .escape: return [.tell(number, .escape)]
    case nil: return []
    }
  }

  private mutating func answer(
    _ id: MessageID, _ result: JSONValue
  ) throws(MessageError) -> [Effect] {
    guard let number = number(of: id), let content = shown[number]?.content else {
      if case .integer(let request) = id, forgives(request) { return [] }
      throw .invalidRequest("no dialog waits for this answer", id: id)
    }
    let answer: WireAnswer
    do { answer = try WireAnswer(result, to: content) } catch {
      throw MessageError(code: error.code, message: error.message, data: ["id": id.json])
    }
    let event = answer.event
    guard content.isEnded(by: event) else {
      throw .invalidParams("the dialog cannot be answered so: \(answer.name)", id: id)
    }
    settle(number)
    switch answer.outcome {
    case .button:
      shown[number]?.answered = answer.values
      return [.tell(number, event)]
    case .cancelled(.failed): return [.fail(number, .surfaceLost)]
    case .cancelled(let reason):
      if reason == .escape { shown[number]?.answered = answer.values }
      let edits = content.fields.compactMap { field in
        answer.values[field.id].map { Effect.tell(number, .edited(field.id, $0)) }
      }
      return edits + [.tell(number, event)]
    }
  }
}

extension WireAnswer {
  fileprivate var event: SurfaceEvent {
    switch outcome {
    case .button(let id): .clicked(id, values: values)
    case .cancelled(.escape): .escape
    case .cancelled(let reason): .ended(reason)
    }
  }

  fileprivate var name: String {
    switch outcome {
    case .button(let id): id
    case .cancelled(let reason): reason.rawValue
    }
  }
}
