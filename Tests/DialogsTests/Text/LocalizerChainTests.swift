import Dialogs
import Synchronization
import Testing

/// An application's own words, and Rejoinder's behind them.
@Suite("A chain of localizers") struct LocalizerChainTests {
  private let app = DictionaryLocalizer(
    words: ["de": ["Sail": "Segeln", "button|Cancel": "Lassen"]], reader: "de")
  private let shipped = DictionaryLocalizer(
    words: [
      "de": ["button|Cancel": "Abbrechen", "button|Delete": "Löschen"],
      "ja": ["button|Delete": "削除"],
    ], reader: "ja")

  private func words(_ text: DialogText) -> String {
    let chain = LocalizerChain(app, shipped)
    return text.resolved(in: chain.language(for: nil), by: chain).string
  }

  @Test func `the first that has a text says it, in the first one's language`() {
    #expect(words("Sail") == "Segeln")
    #expect(words(.stock(.cancel)) == "Lassen")
    #expect(words(.stock(.delete)) == "Löschen")
    #expect(words("Row") == "Row")
  }

  @Test func `a language is asked of all before the next is asked of any`() {
    let app = DictionaryLocalizer(
      words: [
        "es_MX": ["Sail": "Zarpar"], "es": ["Row": "Remar", "button|Cancel": "Dejar"],
        "fr": ["Swim": "Nager", "button|Delete": "Enlever"],
      ], reader: "es_MX:es:fr")
    let shipped = DictionaryLocalizer(
      words: ["es": ["button|Cancel": "Cancelar", "button|Delete": "Eliminar"]])
    let chain = LocalizerChain(app, shipped)
    func said(_ text: DialogText) -> String {
      let text = text.resolved(in: chain.languages(for: nil), by: chain)
      return "\(text.language.tag) \(text.string)"
    }
    #expect(chain.languages(for: nil).map(\.tag) == ["es_MX", "es", "fr"])
    #expect(said("Sail") == "es_MX Zarpar")
    #expect(said("Row") == "es Remar")
    #expect(said("Swim") == "fr Nager")
    #expect(said(.stock(.cancel)) == "es Dejar")
    #expect(said(.stock(.delete)) == "es Eliminar")
    #expect(said(.stock(.quit)) == "en Quit")
  }

  @Test func `what presenters say is kept only where all localizers keep it`() throws {
    final class Turning: Localizer {
      let turns = Mutex(0)
      let presenterWords: PresenterWordsCache?
      init(keeps: Bool) { presenterWords = keeps ? PresenterWordsCache() : nil }
      func language(for tag: String?) -> Language { Language(tag: "de") }
      func translation(of message: LocalizableMessage, in language: Language) -> String? {
        guard message.key == "default" else { return nil }
        return turns.withLock {
          $0 += 1
          return "\($0)"
        }
      }
    }
    for (keeps, marks) in [(false, ["1", "2"]), (true, ["1", "1"])] {
      let chain = LocalizerChain(Turning(keeps: keeps), Turning(keeps: true))
      let said = try marks.map { _ in
        try Dialog.alert("A").content(localizedBy: chain).words.defaultMark
      }
      #expect(said == marks)
    }
  }

  @Test func `what another has in place of a language follows it`() {
    struct Brazilian: Localizer {
      func language(for tag: String?) -> Language {
        tag?.hasPrefix("pt") == true ? Language(tag: "pt_BR") : .source
      }
      func translation(of message: LocalizableMessage, in language: Language) -> String? {
        language.tag == "pt_BR" && message.key == "Cancel" ? "Cancelar" : nil
      }
    }
    let app = DictionaryLocalizer(
      words: ["pt_PT": ["Sail": "Velejar"], "fr": ["button|Cancel": "Annuler"]],
      reader: "pt_PT:fr")
    let chain = LocalizerChain(app, Brazilian())
    let languages = chain.languages(for: nil)
    #expect(languages.map(\.tag) == ["pt_PT", "pt_BR", "fr"])
    let cancel = DialogText.stock(.cancel).resolved(in: languages, by: chain)
    #expect(cancel.string == "Cancelar")
    #expect(cancel.language.tag == "pt_BR")
    #expect(chain.languages(for: "it") == [.source])
  }

  @Test func `no localizer at all is the source language`() {
    let chain = LocalizerChain()
    #expect(chain.language(for: "de") == .source)
    #expect(DialogText("Row").resolved(in: .source, by: chain).string == "Row")
  }
}
