import Dialogs
import Testing

@testable import DialogTerminal

@Suite struct `A frame` {
  @Test func `is a box as wide as it needs, with the keys below`() throws {
    #expect(
      try frame(.deletion) == """

        ╭────────────────────────────────────────╮
        │  [!] Delete?                           │
        │  This cannot be undone.                │
        │                                        │
        │  [ ⚠ Delete ]  ▸ Keep ⏎ ◂  [ Cancel ]  │
        ╰────────────────────────────────────────╯
          tab next · ⏎ Keep · esc Cancel

        """)
  }

  @Test func `in German`() throws {
    #expect(
      try frame(.deletion, TableLocalizer.german) == """

        ╭────────────────────────────────────────────────╮
        │  [!] Datei wirklich löschen?                   │
        │  Das ist endgültig.                            │
        │                                                │
        │  [ ⚠ Löschen ]  ▸ Behalten ⏎ ◂  [ Abbrechen ]  │
        ╰────────────────────────────────────────────────╯
          tab weiter · ⏎ Behalten · esc Abbrechen

        """)
  }

  @Test func `in Arabic begins at the right, and each text keeps its order`() throws {
    #expect(
      try frame(.deletion, TableLocalizer.arabic) == """

        ╭─────────────────────────────────────╮
        │                 هل تريد الحذف؟ [!]  │
        │            لا يمكن التراجع عن ذلك.  │
        │                                     │
        │  [ إلغاء ]  ▸ ⏎ إبقاء ◂  [ حذف ⚠ ]  │
        ╰─────────────────────────────────────╯
             إلغاء esc · إبقاء ⏎ · التالي tab

        """)
  }

  @Test func `in Japanese`() throws {
    #expect(
      try frame(.deletion, TableLocalizer.japanese) == """

        ╭──────────────────────────────────────────╮
        │  [!] ファイルを削除しますか？            │
        │  この操作は取り消せません。              │
        │                                          │
        │  [ ⚠ 削除 ]  ▸ 残す ⏎ ◂  [ キャンセル ]  │
        ╰──────────────────────────────────────────╯
          tab 次へ · ⏎ 残す · esc キャンセル

        """)
  }

  @Test func `in Thai and Hindi has its border straight`() throws {
    let measure = TextMeasure()
    for localizer: TableLocalizer in [.thai, .hindi] {
      let lines = try frame(.deletion, localizer).split(separator: "\n")
      #expect(lines.count == 7)
      #expect(Set(lines.prefix(6).map { measure.width(of: String($0)) }).count == 1)
      #expect(lines[4].contains("▸"))
    }
  }

  @Test func `of ASCII where there is no more`() throws {
    #expect(
      try frame(.deletion, isUnicode: false) == """

        +----------------------------------------+
        |  [!] Delete?                           |
        |  This cannot be undone.                |
        |                                        |
        |  [ ! Delete ]  > Keep * <  [ Cancel ]  |
        +----------------------------------------+
          tab next  enter Keep  esc Cancel

        """)
  }
}
