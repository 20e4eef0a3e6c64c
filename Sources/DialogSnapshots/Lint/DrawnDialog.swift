internal import DialogRender
internal import Dialogs

/// A dialog and how it was drawn, to look for faults in.
struct DrawnDialog {
  let content: DialogContent
  let layout: DialogLayout
  let options: RenderOptions
  /// What each element of the layout is a part of.
  let places: [DialogFinding.Place]
  /// The elements that are texts, in the order of the layout, as they were set.
  let texts: [(place: DialogFinding.Place, text: SetText)]

  init(_ content: DialogContent, _ typeset: TypesetDialog, _ options: RenderOptions) {
    self.content = content
    layout = typeset.layout
    self.options = options
    let places = layout.places(in: content)
    self.places = places
    let placesOfTexts = zip(layout.elements, places).filter { $0.0.styledText != nil }.map(\.1)
    texts = zip(placesOfTexts, typeset.texts).map { ($0, $1) }
  }

  /// Everything that is wrong with it.
  func findings(in themes: [Theme]) throws(PictureError) -> [DialogFinding] {
    try textFindings + themes.flatMap(contrastFindings) + mirrorFindings() + iconFindings
      + buttonFindings
  }

  func finding(
    _ problem: DialogProblem, at place: DialogFinding.Place, _ text: String = "",
    _ detail: String = "", in frame: DialogRect
  ) -> DialogFinding {
    DialogFinding(
      language: content.language, place: place, problem: problem, text: text, detail: detail,
      frame: frame)
  }

  /// What an element lies on: the last button, row or box of the same owner that is painted before
  /// it, and reaches beyond it; else the card, which is `nil`.
  func ground(of index: Int) -> DialogLayout.Element? {
    let element = layout.elements[index]
    return layout.elements[..<index].last { other in
      guard other.owner == element.owner else { return false }
      switch other.part {
      case .button, .row, .box: return other.frame.contains(element.frame.middle)
      default: return false
      }
    }
  }
}

extension DialogLayout.Element {
  /// The text, of an element that is one.
  var styledText: StyledText? { if case .text(let text) = part { text } else { nil } }
}
