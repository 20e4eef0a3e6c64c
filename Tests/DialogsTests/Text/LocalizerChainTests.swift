import Dialogs
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

  @Test func `no localizer at all is the source language`() {
    let chain = LocalizerChain()
    #expect(chain.language(for: "de") == .source)
    #expect(DialogText("Row").resolved(in: .source, by: chain).string == "Row")
  }
}
