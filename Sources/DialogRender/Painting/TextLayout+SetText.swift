internal import CPango
internal import Dialogs

extension TextLayout {
  /// The text as it is painted in a frame.
  func setText(
    _ text: StyledText, of owner: DialogLayout.Owner, in frame: DialogRect, isMirrored: Bool
  ) -> SetText {
    let xs = lines.map {
      x(of: $0, in: frame, alignment: text.alignment, isMirrored: isMirrored)
    }
    let faces = faces
    return SetText(
      text: text, owner: owner, frame: frame,
      ink: ink(xs: xs, y: frame.y),
      lines: zip(lines, xs).enumerated().map { index, line in
        SetText.Line(
          string: shown(of: line.0),
          frame: DialogRect(
            x: line.1, y: frame.y + Double(index) * pitch, width: line.0.width, height: pitch))
      },
      direction: direction(else: text.text.direction),
      families: faces.map(\.family).uniqued(), unknownScalars: unknownScalars, isCut: isCut,
      brokenWords: brokenWords,
      isOverflowing: width > frame.width + 0.01 || height > frame.height + 0.01,
      hasOtherWeight: faces.contains { $0.weight != font.weight })
  }

  /// The faces that the letters come from, in order of their first use.
  var faces: [FontFace] {
    lines.flatMap { $0.pointer.runs }
      .filter { $0.pointee.hasKnownGlyph }
      .compactMap { $0.pointee.item.pointee.analysis.font }
      .uniqued().map(FontFace.init)
  }

  private func ink(xs: [Double], y: Double) -> DialogRect {
    let inked = zip(lines, xs).enumerated().filter { $0.element.0.inkWidth > 0 }
    guard !inked.isEmpty else { return DialogRect(x: 0, y: 0, width: 0, height: 0) }
    let origin = y + baseline
    let left = inked.map { $0.element.1 + $0.element.0.inkX }.min() ?? 0
    let right = inked.map { $0.element.1 + $0.element.0.inkX + $0.element.0.inkWidth }.max() ?? 0
    let top = inked.map { origin + Double($0.offset) * pitch - $0.element.0.inkAscent }.min() ?? 0
    let bottom =
      inked.map { origin + Double($0.offset) * pitch + $0.element.0.inkDescent }.max() ?? 0
    return DialogRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func direction(else direction: TextDirection) -> TextDirection {
    guard let line = lines.first else { return direction }
    return switch pango_layout_line_get_resolved_direction(line.pointer) {
    case PANGO_DIRECTION_RTL: .rightToLeft
    case PANGO_DIRECTION_LTR: .leftToRight
    default: direction
    }
  }
}

extension Sequence where Element: Hashable {
  /// The elements, each once, in order.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
