import SystemIO

extension InteractiveExchange {
  /// Does what signals told.
  mutating func takeSignals() throws(TerminalError) {
    signals.clear()
    let told = mode.takeNews()
    if told.contains(.suspend) {
      if mode.isOn { write(lastWords: writer.finish() + Self.leaving) }
      mode.stop()
      _ = mode.takeNews()
      try comeBack()
    } else if told.contains(.continued) {
      // It was stopped by what nobody hears of, and a shell has used the terminal since.
      mode.leave()
      try comeBack()
    } else if told.contains(.resized) {
      try resize()
    }
  }

  /// Takes the terminal again after it was left, if it is this program's again.
  mutating func comeBack() throws(TerminalError) {
    guard !mode.isOn, device.isInForeground else { return }
    try mode.enter()
    writer.forget()
    size = TerminalSize(of: device)
    dialog.resize(size)
    _ = try start()
  }

  private mutating func resize() throws(TerminalError) {
    size = TerminalSize(of: device)
    dialog.resize(size)
    guard mode.isOn else { return }
    var text = writer.redraw(dialog.frame, width: size.columns)
    if settings.environment.takesQuestions {
      text += talk.askPlace(cursorRow: writer.cursorRow)
      lastAsked = .now
    }
    _ = try write(text)
  }
}
