import Dialogs
import Testing

/// What a presenter says for itself.
@Suite("Presenter's words")
struct PresenterWordsTests {
  private func words(_ translations: [String: String] = [:]) throws -> PresenterWords {
    let localizer = DictionaryLocalizer(words: ["de": translations], reader: "de")
    return try Dialog.alert("A").content(localizedBy: localizer).words
  }

  @Test func `each word asks for the names that it is documented to ask for`() throws {
    let templates: [(word: KeyPath<PresenterWords, String>, names: Set<String>)] = [
      (\.defaultMark, []), (\.cancelMark, []), (\.destructiveMark, []), (\.disabledMark, []),
      (\.requiredMark, []), (\.hidden, []), (\.yesOrNo, []),
      (\.chooseButton, ["last"]), (\.chooseItem, ["last"]), (\.chooseItems, ["last"]),
      (\.keepValue, ["value"]), (\.returnPresses, ["title"]), (\.unavailable, ["title"]),
      (\.unknownAnswer, ["answer"]), (\.ambiguousAnswer, ["answer", "matches"]),
      (\.percentDone, ["percent"]), (\.countDone, ["count"]), (\.perSecond, ["rate"]),
      (\.timeLeft, ["time"]),
    ]
    let words = try words()
    for template in templates {
      let word = words[keyPath: template.word]
      #expect(MessageTemplate(word).names == template.names, "\(word)")
      #expect(!word.isEmpty)
    }
  }

  @Test func `a presenter fills its words, whatever they are filled with`() throws {
    let words = try words()
    let text = MessageTemplate(words.ambiguousAnswer)
      .filled(["answer": "{matches}", "matches": "A {answer}, B"])
    #expect(text == "“{matches}” could be: A {answer}, B.")
  }

  @Test func `words are in the dialog's language, and keep their places for values`() throws {
    let words = try words([
      "presenter|default": "Vorgabe",
      "presenter|“{answer}” could be: {matches}.": "{matches} passen zu „{answer}“.",
      "presenter|yes|y": "ja| j |jawohl",
    ])
    #expect(words.defaultMark == "Vorgabe")
    #expect(
      MessageTemplate(words.ambiguousAnswer).filled(["answer": "A", "matches": "A1, A2"])
        == "A1, A2 passen zu „A“.")
    #expect(words.yes == ["ja", "j", "jawohl"])
    #expect(words.no == ["no", "n"])
  }

  @Test func `a translation that lost a place is not used`() throws {
    let words = try words(["presenter|Return keeps “{value}”": "Die Eingabetaste behält alles"])
    #expect(words.keepValue == "Return keeps “{value}”")
  }
}
