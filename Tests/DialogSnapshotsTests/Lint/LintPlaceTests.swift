import DialogRender
import DialogSnapshots
import Dialogs
import Testing

@Suite struct LintPlaceTests {
  @Test func `every text of a picture is told with the part that it belongs to`() throws {
    var theme = Theme.light
    for tone in Theme.Tone.allCases { theme.colors.texts[tone] = theme.colors.card }
    for tint in Theme.Tint.allCases { theme.colors.fills[tint] = theme.colors.card }
    let dialog = Dialog(
      .alert, title: "A", message: "B", buttons: [DialogButton("C"), DialogButton("D")],
      fields: [
        .text("e", label: "E", value: "e", isRequired: true),
        .text("f", label: "F", placeholder: "f"),
        .checkbox("g", label: "G"),
        .choice("h", label: "H", items: [DialogField.Item("I"), DialogField.Item("J")]),
        .choices("k", items: [DialogField.Item("L")]),
      ])
    var content = try dialog.content()
    content.fields[1].problem = ResolvedText(verbatim: "wrong")
    let lint = try DrawnLint(source: content, RenderOptions(theme: theme, fonts: .hermetic))
    let told = lint.sourceFindings.filter { !$0.text.isEmpty }.map { finding in
      "\(finding.text): \(finding.place.name.inSource)"
    }
    #expect(
      told == [
        "A: title", "B: message", "required: field “e”", "E: field “e”",
        "e: value of the field “e”", "F: field “f”", "f: placeholder of the field “f”",
        "wrong: remark on the field “f”", "G: field “g”", "H: field “h”",
        "I: item “I” of the field “h”", "J: item “J” of the field “h”",
        "L: item “L” of the field “k”", "D: button “d”", "C: button “c”",
      ])
  }
}
