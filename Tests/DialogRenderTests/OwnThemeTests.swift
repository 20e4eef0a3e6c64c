import DialogRender
import Dialogs
import Testing

@Suite("A theme of one's own")
struct OwnThemeTests {
  typealias Change = @Sendable (inout Theme) -> Void

  private func render(_ change: Change) throws {
    var theme = Theme.light
    change(&theme)
    let dialog = Dialog.alert(
      "Title", message: "Message", buttons: [.cancel(), .destructive("Delete")],
      fields: [.text("name", label: "Name"), .checkbox("sure", label: "Sure")])
    for anchor in [nil, DialogAnchor.toolbar("t")] {
      var dialog = dialog
      dialog.anchor = anchor
      _ = try DialogRender.render(dialog.content(), RenderOptions(theme: theme))
    }
  }

  @Test("is another one, changed")
  func changed() throws {
    var theme = Theme.light
    theme.colors.fills[.accent] = Theme.Color(0x0B7A4B)
    theme.metrics.cardRadius = 4
    theme.type.families = ["serif"]
    theme.type.fonts[.title] = Theme.Font(size: 20, weight: 300, lineHeight: 28, lineLimit: 2)
    theme.shadows = [Theme.Shadow(blur: 3, offsetY: 2, color: Theme.Color(0x000000, alpha: 0.5))]
    let content = try Dialog.alert("Title").content()
    #expect(
      try DialogRender.render(content, RenderOptions(theme: theme)) != DialogRender.render(content))
  }

  static let broken: [(String, Change)] = [
    ("shadows[1].blur", { $0.shadows[1].blur = -5 }),
    ("shadows[0].blur", { $0.shadows[0].blur = .infinity }),
    ("shadows[0].blur", { $0.shadows[0].blur = .nan }),
    ("shadows[0].offsetY", { $0.shadows[0].offsetY = -.infinity }),
    ("type.fonts[.title].weight", { $0.type.fonts[.title]?.weight = .max }),
    ("type.fonts[.button].weight", { $0.type.fonts[.button]?.weight = .min }),
    ("type.fonts[.message].size", { $0.type.fonts[.message]?.size = 0 }),
    ("type.fonts[.label].lineHeight", { $0.type.fonts[.label]?.lineHeight = .nan }),
    ("metrics.alertWidths.count", { $0.metrics.alertWidths = [] }),
    ("metrics.sheetWidths.count", { $0.metrics.sheetWidths = [] }),
    ("metrics.alertWidths[1]", { $0.metrics.alertWidths[1] = -1 }),
    ("metrics.cardPadding", { $0.metrics.cardPadding = .nan }),
    ("metrics.iconGap", { $0.metrics.iconGap = -1 }),
    ("metrics.canvasMargin", { $0.metrics.canvasMargin = 1e300 }),
  ]

  @Test("whose numbers cannot be drawn is refused, and named", arguments: broken)
  func refused(name: String, change: @escaping Change) throws {
    let error = try #require(throws: PictureError.self) { try render(change) }
    guard case .themeOutOfRange(name, let value, let range) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(!range.contains(value))
    #expect(error.description.contains("“\(name)”"))
  }

  @Test("that was refused once is refused again")
  func refusedAgain() throws {
    for _ in 0..<2 {
      #expect(throws: PictureError.self) { try render { $0.shadows[1].blur = -5 } }
    }
  }

  /// Numbers at the bounds of what is allowed.
  static let extremes: [Change] = [
    { for index in $0.shadows.indices { $0.shadows[index].blur = 0 } },
    { for index in $0.shadows.indices { $0.shadows[index].blur = 10_000 } },
    { for index in $0.shadows.indices { $0.shadows[index].offsetY = -10_000 } },
    { $0.shadows = [] },
    { $0.metrics.alertWidths = [100] },
    { $0.metrics.cardPadding = 0 },
    { $0.metrics.cardPadding = 1_000 },
    { $0.metrics.buttonPadding = 500 },
    { $0.metrics.cardRadius = 10_000 },
    { $0.metrics.arrowWidth = 10_000 },
    { $0.metrics.boxRadius = 0 },
    { $0.metrics.outlineWidth = 1_000 },
    { $0.metrics.markSize = 0 },
    { $0.metrics.canvasMargin = 0 },
    { $0.metrics.comfortableLines = .min },
    { $0.type.fonts = [:] },
    { $0.type.families = [] },
    { for style in Theme.TextStyle.allCases { $0.type.fonts[style]?.lineLimit = .min } },
    { for style in Theme.TextStyle.allCases { $0.type.fonts[style]?.lineLimit = .max } },
    { for style in Theme.TextStyle.allCases { $0.type.fonts[style]?.size = 500 } },
    { for style in Theme.TextStyle.allCases { $0.type.fonts[style]?.weight = 1 } },
    { for style in Theme.TextStyle.allCases { $0.type.fonts[style]?.weight = 1_000 } },
    { $0.colors.canvas = Theme.Color(red: .nan, green: 9, blue: -9, alpha: .infinity) },
    { $0.colors.texts = [:] },
  ]

  @Test("may be as extreme as it says", arguments: extremes.indices)
  func extreme(index: Int) throws {
    try render(Self.extremes[index])
  }
}
