internal import Dialogs

/// Paints a layout, whose frames say where everything stands.
struct Painter {
  let canvas: Canvas
  let layout: DialogLayout
  let theme: Theme
  let typesetter: Typesetter

  func paint() throws(PictureError) {
    for hint in layout.hints { paint(hint) }
    try paintCard()
    for element in layout.elements { try paint(element) }
  }

  private func paint(_ hint: DialogLayout.Hint) {
    let frame = canvas.snapped(hint.frame)
    switch hint.kind {
    case .bar:
      canvas.addRounded(frame, radius: 0)
      canvas.fill(theme.colors.hint)
    case .view:
      canvas.addRounded(frame, radius: theme.metrics.listRadius)
      canvas.fill(theme.colors.hint)
    case .item:
      canvas.addRounded(frame, radius: theme.metrics.hintRadius)
      canvas.fill(theme.colors.track)
    case .anchor:
      canvas.addRounded(frame, radius: theme.metrics.hintRadius)
      canvas.fill(theme.colors.anchor)
    }
  }

  private func paintCard() throws(PictureError) {
    let frame = canvas.snapped(layout.card)
    let metrics = theme.metrics
    func addCard(to canvas: Canvas) {
      canvas.addCard(
        frame, radius: metrics.cardRadius, arrow: layout.arrow, footWidth: metrics.arrowWidth)
    }
    // All but the corners, and a little of the edges, which are blended with what is behind them.
    let corner = metrics.cardRadius + 2
    let inside = [frame.inset(x: corner, y: 2), frame.inset(x: 2, y: corner)]
    for shadow in theme.shadows {
      try canvas.paintShadow(
        shadow, within: layout.cardWithArrow, hiddenBy: inside, of: addCard)
    }
    addCard(to: canvas)
    // Of the line only the outer half stays to be seen.
    canvas.stroke(theme.colors.cardEdge, width: 2 * canvas.wholePixels(metrics.cardEdgeWidth))
    addCard(to: canvas)
    canvas.fill(theme.colors.card)
  }

  private func paint(_ element: DialogLayout.Element) throws(PictureError) {
    let metrics = theme.metrics
    let frame = canvas.snapped(element.frame)
    switch element.part {
    case .icon(let icon, let ground):
      try paint(icon, on: ground, in: element.frame)
    case .text(let text):
      typesetter.layout(of: text, in: theme.type, width: element.frame.width)?.paint(
        on: canvas, in: element.frame, alignment: text.alignment,
        color: theme.colors[text: text.tone], isMirrored: layout.direction == .rightToLeft)
    case .button(let tint):
      canvas.addRounded(frame, radius: metrics.buttonRadius)
      canvas.fill(theme.colors[fill: tint])
      if let edge = theme.colors.edges[tint] {
        strokeInside(frame, radius: metrics.buttonRadius, edge, width: metrics.outlineWidth)
      }
    case .row(let tint, let isFirst, let isLast):
      canvas.addRounded(
        frame, radius: metrics.listRadius, roundsTop: isFirst, roundsBottom: isLast)
      canvas.fill(theme.colors[fill: tint])
      paintEdge(ofRow: frame, isFirst: isFirst, isLast: isLast)
    case .separator:
      canvas.addRounded(canvas.placed(element.frame), radius: 0)
      canvas.fill(theme.colors.separator)
    case .box(let isWrong):
      paintBox(frame, radius: metrics.boxRadius, isWrong: isWrong)
    case .mark(let isRound, let isOn):
      paintMark(canvas.placed(element.frame), isRound: isRound, isOn: isOn)
    case .progress(let progress):
      paintProgress(progress, in: frame)
    }
  }

  /// An icon, on a plate where it would not be seen.
  private func paint(
    _ icon: DialogIcon, on ground: DialogLayout.IconGround, in frame: DialogRect
  ) throws(PictureError) {
    let bitmap = try icon.bitmap(
      fitting: frame, scale: canvas.scale, in: layout.direction)
    let colors = theme.colors
    let isSeen = bitmap.isSeen(on: colors.card)
    if ground == .strong || !isSeen {
      let rim = frame.width / 10
      canvas.addRounded(
        canvas.snapped(frame.inset(x: -rim, y: -rim)), radius: theme.metrics.hintRadius)
      canvas.fill(isSeen ? colors.card : colors.plate)
    }
    try canvas.paint(
      bitmap, in: frame, opacity: ground == .disabled ? colors.disabledIconOpacity : 1)
  }

  /// The outline of a row; neighbours share the line between them.
  private func paintEdge(ofRow frame: DialogRect, isFirst: Bool, isLast: Bool) {
    guard let edge = theme.colors.edges[.neutral] else { return }
    let line = canvas.wholePixels(theme.metrics.outlineWidth)
    var frame = frame
    if !isFirst {
      frame.y -= line
      frame.height += line
    }
    canvas.addRounded(
      frame.inset(x: line / 2, y: line / 2), radius: theme.metrics.listRadius - line / 2,
      roundsTop: isFirst, roundsBottom: isLast)
    canvas.stroke(edge, width: line)
  }

  private func paintBox(_ frame: DialogRect, radius: Double, isWrong: Bool) {
    canvas.addRounded(frame, radius: radius)
    canvas.fill(theme.colors.box)
    strokeInside(
      frame, radius: radius, isWrong ? theme.colors[text: .problem] : theme.colors.outline,
      width: theme.metrics.outlineWidth * (isWrong ? 1.5 : 1))
  }

  private func strokeInside(
    _ frame: DialogRect, radius: Double, _ color: Theme.Color, width: Double
  ) {
    let line = canvas.wholePixels(width)
    canvas.addRounded(frame.inset(x: line / 2, y: line / 2), radius: radius - line / 2)
    canvas.stroke(color, width: line)
  }

  private func paintMark(_ frame: DialogRect, isRound: Bool, isOn: Bool) {
    let radius = isRound ? frame.width / 2 : theme.metrics.markRadius
    guard isOn else {
      return paintBox(frame, radius: radius, isWrong: false)
    }
    canvas.addRounded(frame, radius: radius)
    canvas.fill(theme.colors[fill: .accent])
    if isRound {
      canvas.addCircle(in: frame.inset(x: frame.width * 0.31, y: frame.height * 0.31))
      canvas.fill(theme.colors[text: .onAccent])
    } else {
      canvas.addCheck(in: frame)
      canvas.stroke(theme.colors[text: .onAccent], width: frame.width / 9)
    }
  }

  private func paintProgress(_ progress: DialogProgress, in frame: DialogRect) {
    let radius = frame.height / 2
    canvas.addRounded(frame, radius: radius)
    canvas.fill(theme.colors.track)
    var done = frame
    guard let fraction = progress.fraction else {
      done = frame.inset(x: frame.width * 0.25, y: 0)
      canvas.addRounded(done, radius: radius)
      return canvas.fillFading(theme.colors[fill: .accent], across: done)
    }
    guard fraction > 0 else { return }
    // Less than a dot would not look like the bar's own beginning.
    done.width = max(frame.height, frame.width * fraction)
    if layout.direction == .rightToLeft { done.x = frame.maxX - done.width }
    canvas.addRounded(done, radius: radius)
    canvas.fill(theme.colors[fill: .accent])
  }
}
