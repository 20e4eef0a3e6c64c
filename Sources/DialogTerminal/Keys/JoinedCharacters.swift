extension [Key] {
  /// The keys with characters that follow each other as one piece of text: a terminal that does not
  /// mark what is pasted sends it so, and text takes one long piece much sooner than many short ones.
  var joiningCharacters: [Key] {
    var joined: [Key] = []
    var text = ""
    func takeText() {
      if text.count > 1 {
        joined.append(.paste(text))
      } else {
        joined += text.map { .character($0) }
      }
      text = ""
    }
    for key in self {
      if case .character(let character) = key {
        text.append(character)
      } else {
        takeText()
        joined.append(key)
      }
    }
    takeText()
    return joined
  }
}
