internal import CPango
internal import Glibc

extension TextLayout {
  /// What a line shows, without the marks that isolate what the program put in.
  func shown(of line: Line) -> String {
    let text = setUTF8
    var shown = ""
    for run in line.pointer.runs {
      let item = run.pointee.item.pointee
      let isEllipsis = item.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
      shown += isEllipsis ? "…" : text.string(from: item.offset, length: item.length)
    }
    return shown.withoutIsolates
  }

  /// The words that a line begins within.
  var brokenWords: [String] {
    let text = setUTF8
    var count: Int32 = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return [] }
    func breaks(at place: Int) -> Bool {
      place <= 0 || place >= Int(count) - 1 || attributes[place].is_line_break != 0
    }
    let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    let words = lines.dropFirst().compactMap { line -> Range<Int>? in
      let place = text.scalarCount(before: line.pointer.pointee.start_index)
      guard !breaks(at: place) else { return nil }
      var start = place
      var end = place
      while !breaks(at: start) { start -= 1 }
      while !breaks(at: end) { end += 1 }
      return start..<min(end, scalars.count)
    }
    return words.uniqued().map { word in
      var view = String.UnicodeScalarView(scalars[word])
      while view.last?.properties.isWhitespace == true { view.removeLast() }
      return String(view).withoutIsolates
    }
  }

  /// What no font has a glyph for, in order.
  ///
  /// Of a text that is cut a copy is looked through that is not: Pango does not count what an
  /// ellipsis stands for.
  var unknownScalars: [Unicode.Scalar] {
    guard isCut, let whole = pango_layout_copy(layout) else {
      return lines.flatMap { $0.pointer.unknownScalars }.uniqued()
    }
    defer { g_object_unref(UnsafeMutableRawPointer(whole)) }
    pango_layout_set_ellipsize(whole, PANGO_ELLIPSIZE_NONE)
    pango_layout_set_width(whole, -1)
    pango_layout_set_height(whole, -1)
    pango_layout_set_text(whole, string, Int32(clamping: string.utf8.count))
    return (0..<pango_layout_get_line_count(whole))
      .compactMap { pango_layout_get_line_readonly(whole, $0) }
      .flatMap(\.unknownScalars).uniqued()
  }

  /// The text that Pango was given last, which its places refer to.
  private var setUTF8: UnsafeBufferPointer<UInt8> {
    guard let text = pango_layout_get_text(layout) else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    let count = Int(text.withMemoryRebound(to: UInt8.self, capacity: 1) { strlen($0) })
    return UnsafeBufferPointer(
      start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: count)
  }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
  /// Its runs in reading order.
  var runs: [UnsafeMutablePointer<PangoGlyphItem>] {
    runsFromLeft.sorted { $0.pointee.item.pointee.offset < $1.pointee.item.pointee.offset }
  }

  /// Its runs from left to right, as Pango has them.
  var runsFromLeft: [UnsafeMutablePointer<PangoGlyphItem>] {
    sequence(first: pointee.runs, next: { $0?.pointee.next }).compactMap { list in
      list?.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self)
    }
  }

  /// What it has no glyph for, in order of its runs, control characters left out.
  var unknownScalars: [Unicode.Scalar] {
    runs.flatMap { run in
      run.pointee.unknownGlyphs.compactMap { Unicode.Scalar($0 & ~unknownFlag) }
    }.filter { $0.properties.generalCategory != .control }
  }
}

private let unknownFlag = UInt32(PANGO_GLYPH_UNKNOWN_FLAG)

extension PangoGlyphItem {
  private var glyphCodes: [UInt32] {
    (0..<Int(glyphs.pointee.num_glyphs)).map { glyphs.pointee.glyphs[$0].glyph }
  }

  fileprivate var unknownGlyphs: [UInt32] { glyphCodes.filter { $0 & unknownFlag != 0 } }

  /// Whether its font has not all of its letters.
  var hasUnknownGlyph: Bool { glyphCodes.contains { $0 & unknownFlag != 0 } }

  /// Whether its font has any of its letters.
  var hasKnownGlyph: Bool { glyphCodes.contains { $0 & unknownFlag == 0 } }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func string(from offset: Int32, length: Int32) -> String {
    let start = Swift.min(Int(offset), count)
    return String(decoding: self[start..<Swift.min(start + Int(length), count)], as: UTF8.self)
  }

  fileprivate func scalarCount(before offset: Int32) -> Int {
    prefix(Int(offset)).count { $0 & 0xC0 != 0x80 }
  }
}

extension String {
  fileprivate var withoutIsolates: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !(0x2066...0x2069 ~= $0.value) }))
  }
}
